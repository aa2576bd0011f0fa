// Nothing to import.
