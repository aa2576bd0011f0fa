// Nothing to compile: the product is linked from objects that are there already. See Package.swift.
