package dev.assay.interpret;

import dev.assay.c.Program;
import dev.assay.c.Span;
import java.util.List;
import java.util.Optional;

/**
 * Runs a program several times, each time with other choices where C leaves them open, and compares
 * what it prints.
 */
public final class Explorer {
  private static final int CHOICES = 9;
  private static final List<LastPlaces> OTHER_PLACES =
      List.of(LastPlaces.BELOW, LastPlaces.ABOVE, LastPlaces.MIXED);

  private final Program program;
  private final Dialect dialect;
  private final Limits limits;

  private Explorer(Program program, Dialect dialect, Limits limits) {
    this.program = program;
    this.dialect = dialect;
    this.limits = limits;
  }

  /** Which choices a run makes, and what a difference to the plain run is a sign of. */
  private record Variant(Choices choices, UnspecifiedKind kind) {
    /** Whether the plain run alone is no answer. */
    boolean isNeeded() {
      return kind == UnspecifiedKind.LIBRARY_PRECISION;
    }
  }

  /**
   * The plain run's result if it did not finish or if so many other runs end in the same way; else
   * what the first one that differs shows.
   */
  public static Execution explore(Program program, Dialect dialect, Limits limits, int runs) {
    return new Explorer(program, dialect, limits).explore(runs);
  }

  private Execution explore(int runs) {
    Choices choices = Choices.DEFAULT;
    Run plain = run(choices);
    Execution expected = plain.execute();
    List<Choices> precisions = List.of();
    if (isOpenPrecision(expected)) {
      choices = choices.withLastPlaces(LastPlaces.NEAREST);
      plain = run(choices);
      expected = plain.execute();
      precisions = OTHER_PLACES.stream().map(choices::withLastPlaces).toList();
    }
    if (!(expected instanceof Execution.Finished finished)) {
      return expected;
    }
    for (Choices other : precisions) {
      Optional<Execution> difference =
          compare(plain, finished, new Variant(other, UnspecifiedKind.LIBRARY_PRECISION));
      if (difference.isPresent()) {
        return difference.get();
      }
    }
    for (int i = 0; i < runs; i++) {
      Optional<Execution> difference = compare(plain, finished, variant(choices, i));
      if (difference.isPresent()) {
        return difference.get();
      }
    }
    return expected;
  }

  private static boolean isOpenPrecision(Execution execution) {
    return execution instanceof Execution.Unspecified u
        && u.kind() == UnspecifiedKind.LIBRARY_PRECISION;
  }

  private Run run(Choices choices) {
    return new Run(program, dialect, limits, choices, Outside.NOBODY);
  }

  /**
   * One choice at a time, addresses first: where they matter, another order of evaluation often
   * shows a difference as well.
   */
  private static Variant variant(Choices plain, int number) {
    int seed = 1 + number / CHOICES;
    return switch (number % CHOICES) {
      case 0 -> new Variant(plain.withLayout(seed), UnspecifiedKind.ADDRESS_DEPENDENT);
      case 1 -> new Variant(plain.withLayout(~seed), UnspecifiedKind.ADDRESS_DEPENDENT);
      case 2 -> variantOfOrder(plain, seed);
      case 3 -> new Variant(plain.withJunk(seed), UnspecifiedKind.PADDING_OR_UNSPECIFIED_BYTES);
      case 4 -> new Variant(plain.withContraction(), UnspecifiedKind.FLOAT_CONTRACTION);
      case 5 -> new Variant(plain.withOnePastEqual(), UnspecifiedKind.ONE_PAST_EQUALITY);
      case 6 -> new Variant(plain.withSeparateLiterals(), UnspecifiedKind.STRING_LITERAL_IDENTITY);
      case 7 -> new Variant(plain.withOtherSort(), UnspecifiedKind.SORT_ORDER);
      default -> new Variant(plain.withLibrary(100L + seed), UnspecifiedKind.LIBRARY_RESULT);
    };
  }

  /** The order of evaluation has no seed: later rounds combine it with other addresses. */
  private static Variant variantOfOrder(Choices plain, int seed) {
    Choices choices = plain.withRightToLeft();
    return new Variant(
        seed == 1 ? choices : choices.withLayout(seed * 31L).withJunk(seed * 17L),
        UnspecifiedKind.EVALUATION_ORDER);
  }

  private Optional<Execution> compare(Run plain, Execution.Finished expected, Variant variant) {
    Run other = run(variant.choices());
    return switch (other.execute()) {
      case Execution.Undefined undefined -> Optional.of(undefined);
      case Execution.Unspecified unspecified -> Optional.of(unspecified);
      case Execution.Finished found -> {
        boolean same = found.exit() == expected.exit() && found.stdout().equals(expected.stdout());
        yield same
            ? Optional.empty()
            : Optional.of(difference(plain, expected, other, found, variant.kind()));
      }
      // What this run could not do says nothing of the program, unless it is one that must agree.
      case Execution.OutOfFuel out -> variant.isNeeded() ? Optional.of(out) : Optional.empty();
      case Execution.Unsupported unsupported ->
          variant.isNeeded() ? Optional.of(unsupported) : Optional.empty();
    };
  }

  private static Execution difference(
      Run plain,
      Execution.Finished expected,
      Run other,
      Execution.Finished found,
      UnspecifiedKind kind) {
    int at = mismatch(expected.stdout(), found.stdout());
    if (at < 0) {
      String message =
          "the exit status is " + expected.exit() + " or " + found.exit() + ", as C leaves open";
      return new Execution.Unspecified(kind, plain.endPlace(), message);
    }
    Span place = at < expected.stdout().length() ? plain.placeOf(at) : other.placeOf(at);
    String message =
        "prints \"" + line(expected.stdout(), at) + "\" or \"" + line(found.stdout(), at) + "\"";
    return new Execution.Unspecified(kind, place, message);
  }

  private static int mismatch(String a, String b) {
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      if (a.charAt(i) != b.charAt(i)) {
        return i;
      }
    }
    return a.length() == b.length() ? -1 : common;
  }

  /** The line around a position, or its beginning. */
  private static String line(String text, int at) {
    int start = at == 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    int end = text.indexOf('\n', at);
    String line = text.substring(start, end < 0 ? text.length() : end);
    return line.length() <= 60 ? line : line.substring(0, 60) + "…";
  }
}
