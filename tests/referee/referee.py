#!/usr/bin/env python3
"""An independent referee for konmak's differential tests.

Fairy-Stockfish (PyPI `pyffish`, Debian `fairy-stockfish`) answers; this file only asks, and invents
positions and games to ask about.  Both are GPL: they run as separate programs and nothing of them is here.

Line mode, one JSON answer a request line, at once:

    $ echo '{"fen": "8/3k4/8/2K1S1P1/8/8/8/8 w - - 0 1", "moves": ["g5g6m"]}' | referee.py
    {"fen": "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1", "legal": ["d7c7", ...], "check": false, "end": null}

Generate mode, games first, then positions, the same output for the same seed:

    $ referee.py --generate --seed 1 --positions 20000 --games 2000 > cases.jsonl
    {"start": FEN, "setup": KIND, "plies": [{"move", "fen", "legal": 12, "check", "end"}, ...]}
    {"fen": FEN, "setup": KIND, "legal": [...], "check", "end"}

`end`: null, "mate", "stalemate", "count" (PLY > LIMIT), "repetition" (third time; games only), tested in this order.
`setup`: "start", "plain" (no count in the FEN), "pieces" and "board" (a count as rules.md section 6 writes it), "odd"
(count fields that no Thai preset would write: bia on the board, wrong owner, any limit; only preset `fairy` takes them).
A game stops at its first end; one in eight plays on a few plies beyond "count" and "repetition", as the referee itself does.
K v K and other dead material is no end for the referee, and the counter's mate is "mate": rules.md section 6.
"""

import argparse
import json
import multiprocessing
import random
import re
import subprocess
import sys

START = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"
ENGINE = "/usr/games/fairy-stockfish"
MOVE_LINE = re.compile(r"([a-h][1-8]){2}m?: \d")


# --- the two referees: ask(fen, moves) -> {"fen", "legal", "check", "end"} ---------------------------------------------

def ending(fen, legal, check):
    """The end of a game in this position, repetition left out."""
    if not legal:
        return "mate" if check else "stalemate"
    limit, ply = fen.split()[3:5]
    return "count" if limit != "-" and int(ply) > int(limit) else None


class Pyffish:
    """The newer referee.  About 2 ms a call whatever the position; knows bia ngai from met."""

    def __init__(self):
        import pyffish
        self.lib = pyffish

    def ask(self, fen, moves=()):
        at = ("makruk", fen, list(moves))
        try:
            if self.lib.validate_fen(fen, "makruk") != self.lib.FEN_OK:
                return {"error": "bad FEN"}
            after = self.lib.get_fen(*at, False, False, True)
            legal = sorted(self.lib.legal_moves(*at))
            check = self.lib.gives_check(*at)
        except Exception as fault:  # pyffish raises SystemError for an illegal move
            return {"error": str(fault.__cause__ or fault)}
        end = ending(after, legal, check)
        claimed = bool(legal) and self.lib.is_optional_game_end(*at)[0]
        if claimed and end is None:
            end = "repetition"
        assert claimed or end != "count", (fen, moves)
        return {"fen": after, "legal": legal, "check": check, "end": end}


class Engine:
    """The older one, over UCI.  Many times faster; prints no `~`, so we carry these ourselves.

    It counts as pyffish does but for one move: a bare khun that takes the last bia starts the count only with the next
    move.  So where the last bia goes we ask pyffish.
    """

    def __init__(self):
        self.newer = Pyffish()
        self.process = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("setoption name UCI_Variant value makruk\n")

    def send(self, text):
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def ask(self, fen, moves=()):
        tail = " moves " + " ".join(moves) if moves else ""
        self.send(f"position fen {fen}{tail}\nd\ngo perft 1\n")
        legal = []
        for line in self.process.stdout:
            if line.startswith("Fen: "):
                after = line[5:].strip()
            elif line.startswith("Checkers:"):
                check = bool(line[9:].strip())
            elif line.startswith("Nodes searched"):
                break
            elif MOVE_LINE.match(line):
                legal.append(line.split(":")[0])
        legal.sort()
        if has_bia(fen) and not has_bia(after):
            return self.newer.ask(fen, moves)
        after = mark_turned(after, turned_squares(fen, moves))
        return {"fen": after, "legal": legal, "check": check, "end": ending(after, legal, check)}


def has_bia(fen):
    return any(man in "Pp" for man in read_board(fen).values())


def turned_squares(fen, moves):
    """The squares of all bia ngai after these moves."""
    turned = {square for square, man in read_board(fen).items() if man.endswith("~")}
    for move in moves:
        here, there = move[:2], move[2:4]
        arrives = here in turned or move.endswith("m")
        turned -= {here, there}
        if arrives:
            turned.add(there)
    return turned


def mark_turned(fen, turned):
    board = {square: man[0] + "~" * (square in turned) for square, man in read_board(fen).items()}
    return write_board(board) + fen[fen.index(" "):]


# --- boards: {"e4": "M~"} ---------------------------------------------------------------------------------------------

def read_board(fen):
    board = {}
    for row, rank in zip(fen.split()[0].split("/"), "87654321"):
        file = 0
        for char in row:
            if char == "~":
                board["abcdefgh"[file - 1] + rank] += "~"
            elif char.isdigit():
                file += int(char)
            else:
                board["abcdefgh"[file] + rank] = char
                file += 1
    return board


def write_board(board):
    rows = []
    for rank in "87654321":
        row = "".join(board.get(file + rank, ".") for file in "abcdefgh")
        for width in range(8, 0, -1):
            row = row.replace("." * width, str(width))
        rows.append(row)
    return "/".join(rows)


DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
STEPS = {"K": DIAGONAL + STRAIGHT, "M": DIAGONAL, "S": DIAGONAL + [(0, 1)], "N": JUMPS, "P": [(1, 1), (-1, 1)]}


def attacks(board, square, target):
    man = board[square][0]
    across = ord(target[0]) - ord(square[0])
    up = int(target[1]) - int(square[1])
    if man.upper() != "R":
        return (across, up if man.isupper() else -up) in STEPS[man.upper()]
    if (across == 0) == (up == 0):
        return False
    length = max(abs(across), abs(up))
    between = (chr(ord(square[0]) + across * i // length) + str(int(square[1]) + up * i // length) for i in range(1, length))
    return not any(step in board for step in between)


def legal_setup(board, white_to_move):
    """rules.md section 1, for what `random_board` may get wrong: the khun of the side not to move is not attacked."""
    khun = next(square for square, man in board.items() if man == ("k" if white_to_move else "K"))
    return not any(attacks(board, square, khun) for square, man in board.items() if man.isupper() == white_to_move)


# --- random set-ups ---------------------------------------------------------------------------------------------------

SQUARES = [file + rank for rank in "12345678" for file in "abcdefgh"]
SET_OF_MEN = ["R", "R", "N", "N", "S", "S", "M"]


def random_men(rng, count, with_bia):
    """The men of one side besides the khun: mostly such as a game could leave, sometimes any."""
    if rng.random() < 0.15:
        return rng.choices(["R", "N", "S", "M", "M~"] + ["P"] * with_bia, k=count)
    bia = [rng.choice(["P", "P", "M~"]) if with_bia else "M~" for _ in range(8)]
    return rng.sample(SET_OF_MEN + bia, count)


def random_board(rng):
    kind = rng.random()
    if kind < 0.75:
        men, with_bia = rng.randint(3, 8), rng.random() < 0.45
    elif kind < 0.9:
        men, with_bia = rng.randint(9, 20), rng.random() < 0.7
    else:
        men, with_bia = rng.randint(21, 32), rng.random() < 0.9
    fewest = max(0, men - 2 - 15)
    white = rng.randint(fewest, min(15, men - 2))
    if men <= 8 and rng.random() < 0.4:
        white = rng.choice([0, men - 2])
    board = {}
    sides = [(str.upper, ["K"] + random_men(rng, white, with_bia), "345")]
    sides.append((str.lower, ["K"] + random_men(rng, men - 2 - white, with_bia), "654"))
    for colour, names, ranks in sides:
        for name in names:
            free = [s for s in SQUARES if s not in board and (name != "P" or s[1] in ranks)]
            board[rng.choice(free)] = colour(name)
    return board


def pieces_limit(names):
    """LIMIT (twice the number) of pieces' honour against these men: the smallest that applies."""
    table = [("R", 2, 16), ("R", 1, 32), ("S", 2, 44), ("N", 2, 64), ("S", 1, 88)]
    return next((limit for man, least, limit in table if names.count(man) >= least), 128)


def random_count(rng, board, white_to_move):
    """A kind of set-up, and its FEN fields LIMIT and PLY."""
    if rng.random() < 0.6:
        return "plain", "-", 0
    sides = ["".join(man[0].upper() for man in board.values() if man.isupper() == white) for white in (True, False)]
    no_bia = not any("P" in side for side in sides)
    bare = [side == "K" for side in sides]
    near = rng.random() < 0.5
    if rng.random() < 0.15:
        limit = rng.choice([8, 16, 32, 44, 64, 88, 128, 128])
        return "odd", limit, rng.randint(0, limit + 4)
    if no_bia and bare[0] != bare[1]:
        limit, said = pieces_limit(sides[bare[0]]), 2 * len(board)
        to_move = bare[0] == white_to_move
        ply = rng.randint(limit - 6 if near else min(said, limit), limit + 1)
        ply = max(ply, said - 1) if rng.random() < 0.9 else said
        return "pieces", limit, ply if (ply % 2 == 0) == to_move else ply + 1
    if no_bia and not any(bare):
        worth = [sum({"R": 6, "N": 4, "S": 3, "M": 2, "K": 0}[man] for man in side) for side in sides]
        if worth[0] == worth[1]:
            return "plain", "-", 0
        to_move = (worth[0] < worth[1]) == white_to_move
        ply = 2 * (rng.randint(58, 64) if near else rng.randint(0, 64))
        return "board", 128, ply if to_move else ply + 1
    return "plain", "-", 0


def random_setup(rng):
    while True:
        board = random_board(rng)
        white_to_move = rng.random() < 0.5
        if legal_setup(board, white_to_move):
            kind, limit, ply = random_count(rng, board, white_to_move)
            side = "w" if white_to_move else "b"
            return kind, f"{write_board(board)} {side} - {limit} {ply} {rng.randint(1, 90)}"


# --- cases ------------------------------------------------------------------------------------------------------------

def choose(rng, style, fen, legal):
    """Greedy games take and push bia, so that counts begin; quiet ones keep the men, so that counts run out."""
    if style == "any" or rng.random() < 0.3:
        return rng.choice(legal)
    board = read_board(fen)
    forcing = [m for m in legal if m[2:4] in board or board[m[:2]] in "Pp"]
    quiet = [m for m in legal if m[2:4] not in board]
    return rng.choice((forcing if style == "greedy" else quiet) or legal)


def random_game(rng, referee, given=None):
    if rng.random() < 0.12:
        setup, start = "start", START if rng.random() < 0.5 else START.replace(" w ", " b ")
    else:
        setup, start = random_setup(rng)
    if given:
        setup, start = given
    now = referee.ask(start)
    while now["end"] and not given:
        setup, start = random_setup(rng)
        now = referee.ask(start)
    style = rng.choice(["any", "greedy", "greedy", "quiet"])
    longest = 300 if setup == "start" else rng.choice([20, 40, 80, 160])
    stops = ["mate", "stalemate"] if rng.random() < 0.125 else ["mate", "stalemate", "count", "repetition"]
    plies, seen, beyond = [], {}, 0
    while now["end"] not in stops and len(plies) < longest and beyond < 6:
        seen[position_key(now["fen"])] = seen.get(position_key(now["fen"]), 0) + 1
        move = choose(rng, style, now["fen"], now["legal"])
        now = referee.ask(now["fen"], [move])
        if now["end"] is None and seen.get(position_key(now["fen"]), 0) >= 2:
            now["end"] = "repetition"
        beyond += now["end"] is not None or beyond > 0
        plies.append({"move": move, **now, "legal": len(now["legal"])})
    return {"start": start, "setup": setup, "plies": plies}


def position_key(fen):
    return " ".join(fen.replace("~", "").split()[:2])


def random_position(rng, referee):
    setup, fen = random_setup(rng)
    return {"setup": setup, **referee.ask(fen), "fen": fen}


def run_case(job):
    seed, make, number = job
    rng = random.Random(f"{seed}/{make}/{number}")
    case = {"game": random_game, "position": random_position}[make](rng, REFEREE)
    return json.dumps(case)


def start_worker(referee):
    global REFEREE
    REFEREE = referee()


def generate(seed, games, positions, referee):
    jobs = [(seed, "game", i) for i in range(games)] + [(seed, "position", i) for i in range(positions)]
    with multiprocessing.Pool(initializer=start_worker, initargs=[referee]) as pool:
        for line in pool.imap(run_case, jobs, chunksize=50):
            print(line)


def answer_lines():
    referee = Pyffish()
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            request = json.loads(line)
            reply = referee.ask(request["fen"], request.get("moves", []))
        except (ValueError, KeyError, TypeError, AttributeError) as fault:
            reply = {"error": f"bad request: {fault!r}"}
        print(json.dumps(reply), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generate", action="store_true", help="print random games and positions with the answers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--by", choices=["engine", "pyffish"], default="engine", help="who answers in generate mode")
    args = parser.parse_args()
    if args.generate:
        generate(args.seed, args.games, args.positions, {"engine": Engine, "pyffish": Pyffish}[args.by])
    else:
        answer_lines()


if __name__ == "__main__":
    main()
