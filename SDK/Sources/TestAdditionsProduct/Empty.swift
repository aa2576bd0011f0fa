// Stands for a library that is linked and not built.
