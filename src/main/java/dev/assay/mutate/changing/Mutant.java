package dev.assay.mutate.changing;

import dev.assay.c.Program;

/**
 * A program that our parser takes and that does, most likely, another thing than what it was made
 * of.
 *
 * @param program what the parser made of the text: ready for another step
 * @param material what was drawn, for people
 */
public record Mutant(Program program, String text, Step step, String material) {}
