package dev.assay.generate.exact.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.generate.Generated;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of statement occurs, and what it makes is defined at the first attempt. */
final class StatementKindsTest {
  private static final int OFTEN = 300;
  private static final int PROGRAMS = 8;

  @TempDir Path folder;

  /** Programs that have much of the kind. */
  private static List<Generated> programs(Feature feature, Size size, int count) {
    ExactOptions plain = ExactOptions.DEFAULT;
    var options =
        new ExactOptions(
            plain.target(),
            size,
            plain.files(),
            plain.barrier(),
            plain.values(),
            plain.inputs(),
            plain.floats(),
            _ -> GenerationPolicy.plain().with(feature, OFTEN));
    var generator = new ExactGenerator(options);
    var result = new ArrayList<Generated>();
    for (int seed = 1; seed <= count; seed++) {
      result.add(generator.generate(new Seed(seed)));
    }
    return result;
  }

  private static String text(Generated program) {
    return program.files().stream().map(f -> f.text()).collect(Collectors.joining("\n"));
  }

  static Stream<Feature> features() {
    return StatementKinds.ALL.stream().map(StatementKind::feature);
  }

  @Test
  void everyStatementFeatureHasOneKind() {
    Set<Feature> wanted = EnumSet.noneOf(Feature.class);
    for (Feature feature : Feature.values()) {
      if (feature.group() == Feature.Group.STATEMENT) {
        wanted.add(feature);
      }
    }
    assertEquals(
        wanted, features().collect(Collectors.toCollection(() -> EnumSet.noneOf(Feature.class))));
    assertEquals(wanted.size(), StatementKinds.ALL.size());
  }

  @ParameterizedTest
  @MethodSource("features")
  void programsAreGoodAtOnce(Feature feature) {
    for (Generated program : programs(feature, Size.SMALL, PROGRAMS)) {
      assertEquals(0, program.statistics().defects(), text(program));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          WHILE; while \\(i_
          DO; do \\{
          BREAK; break;
          CONTINUE; continue;
          SWITCH; switch \\(
          GOTO; goto done_
          ELEMENTWISE; \\w+\\[i_\\d+\\] = .*\\w+\\[i_\\d+\\]
          STENCIL; \\w+\\[i_\\d+\\] = .*\\w+\\[i_\\d+ [+-] \\d\\]
          REDUCTION; s_\\d+ [-+*^|&]= .*\\[i_\\d+\\]
          GATHER; \\w+\\[\\w*\\(?\\w*\\w+\\[i_\\d+\\]
          COPY; \\w+\\[i_\\d+\\] = \\w+\\[\\d+ - i_\\d+\\];
          SEARCH; p_\\d+ = i_\\d+;\\s+break;
          NEST; \\[i_\\d+\\]\\[i_\\d+\\]
          DATA_LOOP; x_\\d+ = x_\\d+ >> \\d;
          INDUCTION; j_\\d+ [-+*]= \\d
          WALK; \\*p_\\d+\\+\\+ = .*\\*p_\\d+\\+\\+
          UNSWITCH; if \\(f_\\d+\\)
          COMPOUND; \\w+ (<<|>>|[-+*/%&|^])= \\w
          INCREMENT; (\\+\\+|--)\\w+;
          CHAIN; [\\w.\\[\\]]+ = [\\w.\\[\\]]+ = .*;
          LOCAL_ARRAY; a_\\d+\\[\\d+\\] = \\{\\[\\d
          STATIC_LOCAL; static .*t_\\d+
          CONST_LOCAL; const .* k_\\d+ =
          VOLATILE_LOCAL; volatile .* v_\\d+ =
          POINTER_LOCAL; \\*p_\\d+ = &
          MEMORY; mem(cpy|set|move|cmp)\\(
          STRING; str(len|cpy|ncpy|cmp)\\(b_
          HEAP; h_\\d+ = .*[mc]alloc\\(
          VLA; a_\\d+\\[n_\\d+\\];
          ATOMIC_UPDATE; __atomic_\\w+\\(&m_
          HINT; __builtin_unreachable\\(\\)
          NEVER; & 255\\) (>|==) 25[56]\\)|& 255\\) == 256|& 7\\) > 7|& 7\\) == 8
          RETURN; if \\(.*\\)\\s+return\\b
          """)
  void occurs(Feature feature, String pattern) {
    String all =
        programs(feature, Size.SMALL, PROGRAMS).stream()
            .map(StatementKindsTest::text)
            .collect(Collectors.joining("\n"));
    assertTrue(Pattern.compile(pattern).matcher(all).find(), all);
  }

  @ParameterizedTest
  @EnumSource(Size.class)
  void runsStayWithinTheirSteps(Size size) {
    for (Generated program : programs(Feature.FOR, size, 3)) {
      assertTrue(program.expected().orElseThrow().steps() <= size.steps(), text(program));
    }
  }

  @ParameterizedTest
  @MethodSource("features")
  void gccAgrees(Feature feature) throws IOException, InterruptedException {
    assumeTrue(Gcc.isInstalled(), "gcc is not installed");
    Generated program = programs(feature, Size.SMALL, 1).getFirst();
    assertEquals(
        program.expected().orElseThrow().stdout(), Gcc.output(program, folder), text(program));
  }
}
