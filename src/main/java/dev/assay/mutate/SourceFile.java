package dev.assay.mutate;

/** One file of a test case; the text holds bytes in Latin-1 so that nothing is lost. */
public record SourceFile(String name, String text) {}
