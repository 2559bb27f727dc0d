package dev.assay.generate.grammar;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Target;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Makes programs of the grammar until one has the size that is asked for. */
final class GrammarGenerator {
  private static final int MOST_ATTEMPTS = 100;
  private static final int LEAST_PERCENT = 5;
  private static final int LESS_EACH_TIME = 5;

  /** What runs longer is not worth the wait: most programs do something undefined before. */
  private static final long FUEL = 200_000;

  private static final String FILE = "test.c";

  private GrammarGenerator() {}

  /**
   * @param heading a comment for the first line, of the attempt that is good
   * @param first the number of the first attempt
   * @param assembled the program of a sketch
   */
  static Generated generate(
      Seed seed,
      GrammarOptions options,
      IntFunction<String> heading,
      int first,
      Function<Sketch, Program> assembled) {
    String last = "";
    int defects = 0;
    for (int attempt = first; attempt <= MOST_ATTEMPTS; attempt++) {
      var sketch = new Sketch(options, percent(attempt), seed.child(attempt).rng());
      Program program = assembled.apply(sketch);
      if (!sketch.problems().isEmpty()) {
        last = "a constraint violation: " + sketch.problems().getFirst();
        defects++;
        continue;
      }
      String text = "/* " + heading.apply(attempt) + " */\n" + Printer.print(program);
      long lines = text.lines().count();
      if (options.size().allows(lines)) {
        return generated(program, text, attempt, defects);
      }
      last = lines + " lines";
    }
    throw new IllegalStateException("seed " + seed + " gives no program: " + last);
  }

  /**
   * Few programs are too large; for a seed that only gives such ones there must be less in them.
   */
  private static int percent(int attempt) {
    return Math.max(LEAST_PERCENT, 100 - LESS_EACH_TIME * (attempt - 1));
  }

  private static Generated generated(Program program, String text, int attempts, int defects) {
    return new Generated(
        List.of(new GeneratedFile(FILE, text)),
        List.of(FILE),
        Target.DEFAULT,
        Optional.empty(),
        answer(program),
        new Generated.Statistics(attempts, defects, 0, 0, 0, statements(program), 0));
  }

  /** What the program must do, if it does only what C defines. */
  private static Optional<Execution.Finished> answer(Program program) {
    Execution execution = Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT.withFuel(FUEL));
    return execution instanceof Execution.Finished finished
        ? Optional.of(finished)
        : Optional.empty();
  }

  private static int statements(Program program) {
    var count = new int[1];
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void stmt(Stmt stmt) {
            count[0]++;
          }
        });
    return count[0];
  }
}
