package dev.assay.generate.grammar;

import dev.assay.generate.grammar.environment.TypeRules;
import dev.assay.generate.grammar.expression.NumberRules;
import dev.assay.generate.grammar.statement.StatementRules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** All rules of the grammar together. */
public final class GrammarRules {
  /** Without these there may be nothing left to make, or nothing that does anything. */
  private static final Set<String> NEEDED =
      Set.of("integer-type", "constant", "variable", "assignment");

  private GrammarRules() {}

  public static List<GrammarRule> all() {
    return Stream.<List<? extends GrammarRule>>of(
            StatementRules.ALL, NumberRules.ALL, TypeRules.ALL)
        .<GrammarRule>flatMap(List::stream)
        .toList();
  }

  /** Whether no program can do without the rule. */
  public static boolean isNeeded(String name) {
    return NEEDED.contains(name);
  }

  public static Optional<GrammarRule> find(String name) {
    return all().stream().filter(rule -> rule.name().equals(name)).findFirst();
  }
}
