package dev.assay.generate.exact;

/** A loop's counter and the values it takes in the loop's body, both ends included. */
public record Counter(Variable variable, long low, long high) {}
