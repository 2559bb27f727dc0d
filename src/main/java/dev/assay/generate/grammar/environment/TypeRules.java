package dev.assay.generate.grammar.environment;

import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** All kinds of types: the registry. */
public final class TypeRules {
  private TypeRules() {}

  public static final List<TypeRule> ALL =
      List.of(
          new TypeRule("integer-type", 24, Vocabulary.CLASSIC, ScalarTypes::integer),
          new TypeRule("pointer-type", 10, Vocabulary.CLASSIC, CompoundTypes::pointer),
          new TypeRule("bool-type", 2, Vocabulary.FULL, ScalarTypes::bool),
          new TypeRule("int128-type", 2, Vocabulary.FULL, ScalarTypes::int128),
          new TypeRule("float-type", 6, Vocabulary.FULL, ScalarTypes::floating),
          new TypeRule("complex-type", 2, Vocabulary.FULL, ScalarTypes::complex),
          new TypeRule("enum-type", 2, Vocabulary.FULL, ScalarTypes::enumeration),
          new TypeRule("volatile-type", 2, Vocabulary.FULL, ScalarTypes::volatileInteger),
          new TypeRule("atomic-type", 2, Vocabulary.FULL, ScalarTypes::atomic),
          new TypeRule("vector-type", 4, Vocabulary.FULL, ScalarTypes::vector),
          new TypeRule("array-type", 10, Vocabulary.FULL, CompoundTypes::array),
          new TypeRule("struct-type", 7, Vocabulary.FULL, Records::struct),
          new TypeRule("union-type", 3, Vocabulary.FULL, Records::union));
}
