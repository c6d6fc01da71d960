# The dialogue of the trainer.
