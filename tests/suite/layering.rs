//! Each layer names only the layers that it may.
