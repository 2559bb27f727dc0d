package dev.assay.generate.grammar;

import dev.assay.generate.Generated;
import dev.assay.generate.grammar.snippet.Choices;

/** A program with snippets, and which these were. */
public record Remanufactured(Generated program, Choices.Begun choices) {}
