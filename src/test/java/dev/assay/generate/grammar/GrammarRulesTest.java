package dev.assay.generate.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Seed;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule writes what it is for, and only if its weight says so. */
final class GrammarRulesTest {
  private static final int OFTEN = 400;

  /** What shows that a rule was used; nothing else writes it. */
  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("switch", "switch \\("),
          Map.entry("computed-goto", "goto \\*"),
          Map.entry("asm", "asm volatile"),
          Map.entry("nested-function", "int inner\\d"),
          Map.entry("memory-builtin", "__builtin_mem(cpy|set)"),
          Map.entry("variable-length-array", "\\w+ a\\d+\\["),
          Map.entry("division", " % (?!\\d+u)"),
          Map.entry("do", "do \\{"),
          Map.entry("if-else", " else"),
          Map.entry("goto", "goto L\\d"),
          Map.entry("comparison", "(?<!n\\d{1,3}--) (<=|>=) "),
          Map.entry("array-type", "(?m)^(static )?\\w+ g\\d+\\[\\d+\\]"),
          Map.entry("literal-element", "\\[\\d\\]\\)\\{"),
          Map.entry("or-else", "\\?:"),
          Map.entry("size", "sizeof \\(|sizeof\\(|_Alignof"),
          Map.entry("statement-expression", "\\(\\{"),
          Map.entry("generic", "_Generic"),
          Map.entry("bit-builtin", "__builtin_(popcount|parity|ffs|clz|ctz|clrsb|bswap)"),
          Map.entry("overflow-builtin", "__builtin_\\w+_overflow"),
          Map.entry("hint-builtin", "__builtin_(expect|constant_p)"),
          Map.entry("atomic-builtin", "__atomic_"),
          Map.entry("choose-builtin", "__builtin_choose_expr"),
          Map.entry("address-number", "\\(unsigned long\\)&"),
          Map.entry("int128-type", "__int128"),
          Map.entry("bool-type", "_Bool \\**\\w+(;| =|,|\\[|\\))"),
          Map.entry("complex-type", "_Complex"),
          Map.entry("enum-type", "enum E\\d+ \\{"),
          Map.entry("volatile-type", "volatile \\w+ \\w+"),
          Map.entry("atomic-type", "_Atomic"),
          Map.entry("vector-type", "vector_size"),
          Map.entry("struct-type", "struct S\\d+ \\{"),
          Map.entry("union-type", "union U\\d+ \\{"));

  static Stream<String> shown() {
    return new TreeSet<>(SIGNS.keySet()).stream();
  }

  @ParameterizedTest
  @MethodSource("shown")
  void aRuleIsUsedByItsWeight(String rule) {
    Pattern sign = Pattern.compile(SIGNS.get(rule));
    boolean found = false;
    for (long seed = 0; seed < 12; seed++) {
      found |= sign.matcher(text(rule, OFTEN, seed)).find();
      String without = text(rule, 0, seed);
      assertFalse(sign.matcher(body(without)).find(), without);
    }
    assertTrue(found, rule + " is not used");
  }

  private static String body(String text) {
    return text.substring(text.indexOf('\n'));
  }

  private static String text(String rule, int weight, long seed) {
    var options = new GrammarOptions(GrammarSize.SMALL, Vocabulary.GCC, 3, 3, Map.of(rule, weight));
    return new CcgGenerator(options).generate(new Seed(seed)).files().getFirst().text();
  }

  @Test
  void namesAreUnique() {
    var names = GrammarRules.all().stream().map(GrammarRule::name).toList();
    assertEquals(names.size(), new TreeSet<>(names).size());
    SIGNS.keySet().forEach(name -> assertTrue(GrammarRules.find(name).isPresent(), name));
  }

  @Test
  void theClassicPartHasNumbersAndPointersOnly() {
    for (long seed = 0; seed < 10; seed++) {
      String text =
          body(
              new CcgGenerator(GrammarOptions.DEFAULT.with(Vocabulary.CLASSIC))
                  .generate(new Seed(seed))
                  .files()
                  .getFirst()
                  .text());
      assertFalse(
          Pattern.compile("switch|while|struct|union|_Complex|__builtin|_Atomic|\\(\\{")
              .matcher(text)
              .find(),
          text);
      assertTrue(text.contains("for (") || text.contains("if ("), text);
    }
  }
}
