package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.generate.grammar.GrammarRule;
import dev.assay.generate.grammar.Sketch;
import dev.assay.generate.grammar.Vocabulary;
import java.util.function.BiFunction;

/**
 * One kind of type.
 *
 * @param maker makes one of the program, with parts that may be nested so much deeper
 */
public record TypeRule(
    String name, int weight, Vocabulary vocabulary, BiFunction<Sketch, Integer, CType> maker)
    implements GrammarRule {}
