package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Conversion;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Target;
import dev.assay.generate.exact.Batch;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.harness.Harness;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicyShuffle;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearFloatsTest {
  private static final int PROGRAMS = 12;

  @TempDir Path folder;

  private static List<Generated> programs(FloatResults floats, String model, boolean values) {
    ExactOptions plain = ExactOptions.DEFAULT;
    var options =
        new ExactOptions(
            new Target(plain.target().language(), DataModel.byName(model).orElseThrow()),
            Size.SMALL,
            1,
            Barrier.NONE,
            values,
            2,
            floats,
            rng -> PolicyShuffle.of(rng, PolicyOverrides.NONE));
    var generator = new ExactGenerator(options);
    return IntStream.range(0, PROGRAMS)
        .mapToObj(i -> generator.generate(new Seed(i).child("near")))
        .toList();
  }

  private static String text(Generated program) {
    return program.files().getFirst().text();
  }

  private static Program parsed(String text) {
    ParseResult result =
        Parser.parse(
            SourceText.of("test.c", Batch.preprocessed(text)), DataModel.LP64, Standard.DEFAULT);
    assertEquals("[]", result.errors().toString());
    return result.program();
  }

  /** The expressions outside of the driver. */
  private static List<Expr> expressions(Generated program) {
    return parsed(text(program)).declarations().stream()
        .filter(d -> d instanceof Decl.Function && !Harness.owns(d))
        .flatMap(d -> ((Decl.Function) d).body().stream())
        .flatMap(body -> Walk.expressions(body).stream())
        .toList();
  }

  private static boolean isComputed(Expr expr) {
    return expr instanceof Expr.Binary && Types.isFloating(expr.type());
  }

  @Test
  void nothingDependsOnFloatingValues() {
    long computed = 0;
    for (Generated program : programs(FloatResults.NEAR, "lp64", false)) {
      for (Expr expr : expressions(program)) {
        assertFalse(decides(expr), () -> expr + " in " + text(program));
      }
      computed += expressions(program).stream().filter(NearFloatsTest::isComputed).count();
    }
    assertTrue(computed > 3 * PROGRAMS, computed + " floating operations");
  }

  private static boolean decides(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> isCut(i.conversion(), i.operand());
      case Expr.Cast c -> isCut(c.conversion(), c.operand());
      case Expr.Binary b ->
          Types.isInteger(b.type())
              && (Types.isFloating(b.left().type()) || Types.isFloating(b.right().type()));
      case Expr.Conditional c -> Types.isFloating(c.condition().type());
      case Expr _ -> false;
    };
  }

  private static boolean isCut(Conversion conversion, Expr operand) {
    return conversion == Conversion.FLOATING_TO_INTEGRAL
        || conversion == Conversion.TO_BOOL && Types.isFloating(operand.type());
  }

  @ParameterizedTest
  @CsvSource({
    "gcc, lp64, -O3 -ffast-math",
    "gcc, lp64, -O2 -march=native -ffp-contract=fast",
    "clang, lp64, -O3 -ffast-math"
  })
  void buildsThatReorderPrintWhatIsExpected(String compiler, String model, String flags) {
    assumeTrue(Bench.isInstalled(compiler), compiler + " is not installed");
    for (Generated program : programs(FloatResults.NEAR, model, false)) {
      Bench.write(folder, program.files());
      assertEquals(
          program.expected().orElseThrow().stdout() + "exit 0",
          Bench.built(compiler, "gnu17", flags, program.units(), folder),
          () -> text(program));
    }
  }

  /** The table stands for the run: other values in it are told by the names of the variables. */
  @Test
  void whatIsTooFarOffIsNamed() {
    assumeTrue(Bench.isInstalled("gcc"), "gcc is not installed");
    Generated program =
        programs(FloatResults.NEAR, "lp64", true).stream()
            .filter(p -> text(p).contains("expected["))
            .findFirst()
            .orElseThrow();
    String wrong = text(program).replaceFirst("(expected\\[\\d+] = \\{)[^,}]+", "$11e30");
    Bench.write(folder, List.of(new GeneratedFile(program.units().getFirst(), wrong)));
    String told = Bench.built("gcc", "gnu17", "-O1 -ffast-math", program.units(), folder);
    assertTrue(told.matches("(?s).*0 \\w+[\\w.\\[\\]]* is off\n.*"), told);
    assertFalse(program.expected().orElseThrow().stdout().contains("off"));
  }

  @Test
  void noneMeansNone() {
    for (Generated program : programs(FloatResults.NONE, "lp64", false)) {
      assertFalse(text(program).matches("(?s).*\n *(static )?(float|double) .*"), text(program));
      assertTrue(expressions(program).stream().noneMatch(e -> Types.isFloating(e.type())));
    }
  }
}
