package dev.assay.interpret.node;

/** The labels from {@code low} up to, but without, {@code high}. */
public record LabelRange(int low, int high) {}
