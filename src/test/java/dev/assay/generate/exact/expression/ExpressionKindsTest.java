package dev.assay.generate.exact.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.Target;
import dev.assay.generate.exact.Batch;
import dev.assay.generate.exact.policy.Feature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of expression occurs, and what it makes is defined at the first attempt. */
final class ExpressionKindsTest {
  private static final int OFTEN = 200;
  private static final int PROGRAMS = 8;

  @TempDir Path folder;

  private static Batch programs(Feature feature, int count) {
    return Batch.of(count, Target.DEFAULT, false, p -> p.with(feature, OFTEN));
  }

  /** Calls depend on the functions there are; C23 alone has bit-precise types. */
  static Stream<Feature> features() {
    return ExpressionKinds.ALL.stream()
        .map(ExpressionKind::feature)
        .filter(f -> f != Feature.CALL && f != Feature.BIT_INT);
  }

  @Test
  void everyExpressionFeatureHasOneKind() {
    Set<Feature> wanted = EnumSet.noneOf(Feature.class);
    for (Feature feature : Feature.values()) {
      if (feature.group() == Feature.Group.EXPRESSION) {
        wanted.add(feature);
      }
    }
    assertEquals(
        wanted,
        ExpressionKinds.ALL.stream()
            .map(ExpressionKind::feature)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Feature.class))));
    assertEquals(wanted.size(), ExpressionKinds.ALL.size());
  }

  @ParameterizedTest
  @MethodSource("features")
  void programsAreGoodAtOnceAndGccAgrees(Feature feature) throws IOException, InterruptedException {
    Batch batch = programs(feature, PROGRAMS);
    batch.assertGoodAtOnce();
    batch.assertRight(1, folder);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          TERNARY; \\? .* :
          CAST; \\(unsigned char\\)\\w
          STEP; [-+(=] (s_\\d+(\\+\\+|--)|(\\+\\+|--)s_\\d+)
          COMPOUND_ASSIGNMENT; s_\\d+ (<<|>>|[-+*/%&|^])=
          INNER_ASSIGNMENT; \\(s_\\d+ =
          COMMA; s_\\d+.*, .*\\)
          SHORT_CIRCUIT; (&&|\\|\\|) .*s_\\d+
          OR_ELSE; \\?:
          STATEMENT_EXPRESSION; \\(\\{\\s+[a-z_ ]+A? ?e_\\d+ =
          LOOP_IDIOM; while \\(e_\\d+\\) \\{\\s+e_\\d+ (&|<<|>>)=
          BIT_BUILTIN; __builtin_(clz|ctz|popcount|parity|ffs|bswap)
          OVERFLOW_BUILTIN; __builtin_(add|sub|mul)_overflow\\(
          EXPECT; __builtin_expect\\(
          INT128_OPERATION; \\((unsigned )?__int128\\)
          FLOATING_COMPARISON; (float|double)
          FLOATING_TO_INTEGER; \\((int|long|short|unsigned \\w+|signed char|_Bool)[a-z ]*\\).*\\d\\.\\d
          VECTOR; vector_size\\((8|16|32)\\)
          UNION_PUNNING; \\(union pun\\)\\{
          COMPOUND_LITERAL; \\([a-z_A-Z ]+\\[\\d\\]\\)\\{
          STRING_ELEMENT; \\"[a-z]+\\"\\[
          POINTER_ELEMENT; \\*\\(\\w+ \\+
          POINTER_COMPARISON; \\(const void \\*\\)&
          POINTER_DIFFERENCE; &\\w+\\[.*\\] (-|<|>=|==) &\\w+\\[
          """)
  void occurs(Feature feature, String pattern) {
    assertTrue(programs(feature, PROGRAMS).count(pattern) > 0, pattern);
  }

  @Test
  void enumsAreUsedWhereThereAreSome() {
    Batch batch =
        Batch.of(
            PROGRAMS,
            Target.DEFAULT,
            false,
            p -> p.with(Feature.ENUM, Batch.CERTAIN).with(Feature.ENUM_CONSTANT, OFTEN));
    assertTrue(batch.count("enum ") > 0);
    batch.assertGoodAtOnce();
  }

  @Test
  void cxxHasNoneOfWhatOnlyCHas() {
    Target cxx = new Target(Target.Language.parse("c++17").orElseThrow(), Target.DEFAULT.model());
    Batch batch =
        Batch.of(
            4,
            cxx,
            false,
            p -> p.with(Feature.UNION_PUNNING, OFTEN).with(Feature.COMPOUND_LITERAL, OFTEN));
    assertEquals(0, batch.count("union pun|\\]\\)\\{"));
  }
}
