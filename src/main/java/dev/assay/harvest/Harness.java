package dev.assay.harvest;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.interpret.Choices;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Outside;
import dev.assay.interpret.Start;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Calls a function, twice, with arguments that it is given on its command line. */
final class Harness {
  /** A call that takes more steps is not one for the inside of other programs. */
  static final long MOST_STEPS = 60_000;

  private static final List<Choices> OTHERS =
      List.of(
          Choices.DEFAULT.withLayout(1),
          // Addresses that agree in their last bits once may do so by chance.
          Choices.DEFAULT.withLayout(2).with(Choices.Other.DEFINED_ONLY),
          Choices.DEFAULT.withLayout(3),
          Choices.DEFAULT.withLayout(4),
          Choices.DEFAULT.withRightToLeft(),
          Choices.DEFAULT.withJunk(1),
          Choices.DEFAULT.with(Choices.Other.CONTRACTION),
          Choices.DEFAULT.with(Choices.Other.ONE_PAST_EQUAL),
          Choices.DEFAULT.with(Choices.Other.SEPARATE_LITERALS),
          Choices.DEFAULT.withLibrary(101));

  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

  private final Program program;
  private final Proxy.Made.Callable callable;
  private final Reached reached;
  private final Function<Start, Execution> plain;
  private final List<Function<Start, Execution>> others;

  private Harness(Program program, int lines, Proxy.Made.Callable callable) {
    this.program = program;
    this.callable = callable;
    this.reached = new Reached(lines);
    this.plain =
        runs(program, Choices.DEFAULT, new Outside(Optional.of(reached), Optional.empty()));
    this.others = OTHERS.stream().map(choices -> runs(program, choices, Outside.NOBODY)).toList();
  }

  /** Empty if the code is not C by itself. */
  static Optional<Harness> of(
      String code, Proxy.Made.Callable callable, DataModel model, Standard standard) {
    ParseResult result =
        Parser.parse(SourceText.of("harvested.c", code + main(callable)), model, standard);
    return result.hasErrors() || result.unsupported().isPresent()
        ? Optional.empty()
        : Optional.of(new Harness(result.program(), (int) code.lines().count(), callable));
  }

  private static String main(Proxy.Made.Callable callable) {
    String arguments =
        IntStream.range(0, callable.parameters().size())
            .mapToObj(i ->
                "("
                    + callable.parameters().get(i).spelling()
                    + ")assay_number(argv["
                    + (i + 1)
                    + "])")
            .collect(Collectors.joining(", "));
    return """
    int printf(const char *, ...);
    static unsigned long long assay_number(const char *s) {
      unsigned long long n = 0;
      int negative = *s == '-';
      for (s += negative; *s; s++)
        n = n * 10 + (unsigned)(*s - '0');
      return negative ? 0 - n : n;
    }
    int main(int argc, char **argv) {
      for (int k = 0; k < 2; k++)
        printf("%%llu\\n", (unsigned long long)%s(%s));
      return argc > 99;
    }
    """
        .formatted(callable.name(), arguments);
  }

  /** The constants of the code, without those of what calls it. */
  Written written() {
    return Written.in(
        program.declarations().stream().filter(d -> d.span().line() <= reached.lines()).toList());
  }

  DataModel model() {
    return program.model();
  }

  /** What a call showed. */
  sealed interface Seen {
    /**
     * A result.
     *
     * @param magnitudes about how often each statement was executed
     * @param steps of one of the two calls
     */
    record Result(Pair pair, List<Integer> magnitudes, int steps) implements Seen {}

    record Nothing(String why) implements Seen {}
  }

  /** Whether the result is the same whatever a compiler chooses where C leaves it a choice. */
  boolean isSettled(Pair pair) {
    return others.stream()
        .map(run -> seen(run.apply(start(pair.arguments())), pair.arguments()))
        .allMatch(seen -> seen instanceof Seen.Result r && r.pair().result().equals(pair.result()));
  }

  private static Function<Start, Execution> runs(
      Program program, Choices choices, Outside outside) {
    return Interpreter.restartable(
        program,
        new Dialect(program.standard(), false, true),
        Limits.DEFAULT.withFuel(MOST_STEPS),
        choices,
        outside);
  }

  private static Start start(List<BigInteger> arguments) {
    return new Start(arguments.stream().map(BigInteger::toString).toList(), "");
  }

  Seen call(List<BigInteger> arguments) {
    return seen(plain.apply(start(arguments)), arguments);
  }

  private Seen seen(Execution execution, List<BigInteger> arguments) {
    List<Integer> now = reached.magnitudes();
    return switch (execution) {
      case Execution.Finished(int _, String output, long steps, _) -> {
        List<String> lines = output.lines().toList();
        if (lines.size() != 2) {
          yield new Seen.Nothing("ends the program");
        }
        yield lines.getFirst().equals(lines.getLast())
            ? new Seen.Result(
                new Pair(arguments, value(new BigInteger(lines.getFirst())), 0),
                now,
                (int) (steps / 2))
            : new Seen.Nothing("gives another result when it is called again");
      }
      case Execution.Undefined _ -> new Seen.Nothing("is undefined for all arguments tried");
      case Execution.Unspecified _ -> new Seen.Nothing("leaves its result to the compiler");
      case Execution.OutOfFuel _ -> new Seen.Nothing("takes too long");
      case Execution.Unsupported(String what, var _) ->
          new Seen.Nothing("needs what the interpreter lacks");
    };
  }

  private BigInteger value(BigInteger word) {
    IntKind kind = callable.result();
    boolean isNegative = kind.isSigned(program.model()) && word.testBit(63);
    return isNegative ? word.subtract(WORD) : word;
  }
}
