// Nothing: the module brings the search paths of installed modules along.
