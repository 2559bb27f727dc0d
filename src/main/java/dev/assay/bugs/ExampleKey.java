package dev.assay.bugs;

/**
 * Which program shows which bug.
 *
 * @param first whether it was the first one, whose files are the bug's own
 */
record ExampleKey(String bug, long campaign, long trial, boolean first) {}
