package dev.assay.generate.exact.function;

import dev.assay.generate.exact.Variable;

/** A parameter of a function. */
record Formal(Variable variable, Passing passing) {}
