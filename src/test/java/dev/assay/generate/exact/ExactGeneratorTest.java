package dev.assay.generate.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicyShuffle;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.random.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds for every program, whatever it is made of. */
final class ExactGeneratorTest {
  private static ExactGenerator generator(Target target, Size size, Barrier barrier) {
    return new ExactGenerator(
        new ExactOptions(
            target,
            size,
            1,
            barrier,
            false,
            2,
            FloatResults.EXACT,
            rng -> PolicyShuffle.of(rng, PolicyOverrides.NONE)));
  }

  private static Target target(String standard, String model) {
    return new Target(
        new Language.C(Standard.parse(standard).orElseThrow()),
        DataModel.byName(model).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "gnu17, lp64, SMALL, VOLATILE, 25",
    "c99, lp64, SMALL, ARGC, 10",
    "c11, ilp32, SMALL, ASM, 10",
    "c23, llp64, SMALL, NONE, 10",
    "gnu17, lp64, MEDIUM, NONE, 5",
    "gnu17, lp64, LARGE, NONE, 2",
  })
  void theTextMeansWhatIsExpected(
      String standard, String model, Size size, Barrier barrier, int count) {
    Target target = target(standard, model);
    ExactGenerator generator = generator(target, size, barrier);
    for (long seed = 0; seed < count; seed++) {
      Generated generated = generator.generate(new Seed(seed));
      String text = generated.files().getFirst().text();
      assertEquals(generated, generator.generate(new Seed(seed)), "the same seed");
      assertEquals(0, generated.statistics().defects(), text);
      assertTrue(generated.expected().orElseThrow().steps() <= size.steps(), text);
      assertTrue(generated.statistics().executed() >= size.least(), text);

      Program program = parsed(text, target);
      assertEquals(Printer.print(program), Printer.print(parsed(Printer.print(program), target)));
      var dialect = new Dialect(target.treeStandard(), false, true);
      Execution run = Interpreter.explore(program, dialect, Limits.DEFAULT, 4);
      var finished = assertInstanceOf(Execution.Finished.class, run, text);
      assertEquals(generated.expected().orElseThrow().stdout(), finished.stdout(), text);
    }
  }

  private static Program parsed(String text, Target target) {
    ParseResult result =
        Parser.parse(
            SourceText.of("test.c", Batch.preprocessed(text)),
            target.model(),
            target.treeStandard());
    assertTrue(result.errors().isEmpty(), () -> result.errors() + "\n" + text);
    return result.program();
  }
}
