package dev.assay.generate;

/** One file of a generated program. */
public record GeneratedFile(String name, String text) {}
