package dev.assay.interpret;

import dev.assay.c.Program;
import dev.assay.c.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Runs a program several times, each time with other choices where C leaves them open, and compares
 * what it prints.
 */
public final class Explorer {
  /** More places than this are not tried one by one. */
  private static final int MOST_PLACES = 16;

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

  /**
   * The plain run's result if it did not finish or if so many other runs end in the same way; else
   * what the first one that differs shows.
   */
  public static Execution explore(Program program, Dialect dialect, Limits limits, int runs) {
    return new Explorer(program, dialect, limits).explore(runs);
  }

  private Execution explore(int runs) {
    Choices choices = Choices.DEFAULT;
    Openings openings = openings(runs);
    Run plain = run(choices, openings);
    Execution expected = plain.execute();
    List<Choices> precisions = List.of();
    if (isOpenPrecision(expected)) {
      choices = choices.withLastPlaces(LastPlaces.NEAREST);
      openings = openings(runs);
      plain = run(choices, openings);
      expected = plain.execute();
      precisions = OTHER_PLACES.stream().map(choices::withLastPlaces).toList();
    }
    if (!(expected instanceof Execution.Finished finished)) {
      return expected;
    }
    var first = new First(plain, finished, openings);
    for (Choices other : precisions) {
      Optional<Execution> difference =
          found(first, other, UnspecifiedKind.LIBRARY_PRECISION, List.of());
      if (difference.isPresent()) {
        return difference.get();
      }
    }
    return explore(first, new Aims(choices, openings), runs).orElse(expected);
  }

  /** A run that makes the plain choices, how it ended, and what it found open. */
  private record First(Run run, Execution.Finished end, Openings openings) {}

  private Optional<Execution> explore(First first, Aims aims, int runs) {
    return IntStream.range(0, aims.rounds(runs))
        .mapToObj(round -> tried(first, aims, round))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** What a round shows, named by the choice that it comes from. */
  private Optional<Execution> tried(First first, Aims aims, int round) {
    List<UnspecifiedKind> kinds = aims.kinds(round);
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    Run other = run(aims.all(round), Openings.ignored());
    return switch (other.execute()) {
      case Execution.Undefined undefined -> Optional.of(undefined);
      case Execution.Unspecified unspecified -> Optional.of(unspecified);
      case Execution.Finished end ->
          isSame(first.end(), end)
              ? Optional.empty()
              : named(first, aims, round)
                  .or(() ->
                      Optional.of(difference(first, other, end, kinds.getFirst(), List.of())));
      // Too much at once, perhaps.
      case Execution.OutOfFuel _, Execution.Unsupported _ -> named(first, aims, round);
    };
  }

  /** What a choice of one kind alone shows, if there is one that does. */
  private Optional<Execution> named(First first, Aims aims, int round) {
    for (UnspecifiedKind kind : aims.kinds(round)) {
      Optional<Execution> found =
          found(first, aims.only(kind, round), kind, first.openings().places(kind));
      if (found.isPresent()) {
        return kind == UnspecifiedKind.EVALUATION_ORDER
            ? placed(first, aims).or(() -> found)
            : found;
      }
    }
    return Optional.empty();
  }

  /** What another order of operands at one place alone shows. */
  private Optional<Execution> placed(First first, Aims aims) {
    List<Span> places = first.openings().places(UnspecifiedKind.EVALUATION_ORDER);
    if (places.size() == 1 || places.size() > MOST_PLACES) {
      return Optional.empty();
    }
    return places.stream()
        .map(place ->
            found(first, aims.only(place), UnspecifiedKind.EVALUATION_ORDER, List.of(place)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static boolean isOpenPrecision(Execution execution) {
    return execution instanceof Execution.Unspecified u
        && u.kind() == UnspecifiedKind.LIBRARY_PRECISION;
  }

  private static Openings openings(int runs) {
    return runs == 0 ? Openings.ignored() : Openings.kept();
  }

  private Run run(Choices choices, Openings openings) {
    return new Run(program, dialect, limits, choices, openings);
  }

  /** What a run with other choices of one kind shows, if it shows anything. */
  private Optional<Execution> found(
      First first, Choices choices, UnspecifiedKind kind, List<Span> places) {
    Run other = run(choices, Openings.ignored());
    return switch (other.execute()) {
      case Execution.Undefined undefined -> Optional.of(undefined);
      case Execution.Unspecified unspecified -> Optional.of(unspecified);
      case Execution.Finished end ->
          isSame(first.end(), end)
              ? Optional.empty()
              : Optional.of(difference(first, other, end, kind, places));
      // What this run could not do says nothing of the program, unless it is one that must agree.
      case Execution.OutOfFuel out -> isNeeded(kind) ? Optional.of(out) : Optional.empty();
      case Execution.Unsupported unsupported ->
          isNeeded(kind) ? Optional.of(unsupported) : Optional.empty();
    };
  }

  /** Whether the plain run alone is no answer. */
  private static boolean isNeeded(UnspecifiedKind kind) {
    return kind == UnspecifiedKind.LIBRARY_PRECISION;
  }

  private static boolean isSame(Execution.Finished a, Execution.Finished b) {
    return a.exit() == b.exit() && a.stdout().equals(b.stdout());
  }

  private static Execution difference(
      First first, Run other, Execution.Finished found, UnspecifiedKind kind, List<Span> places) {
    Execution.Finished expected = first.end();
    int at = mismatch(expected.stdout(), found.stdout());
    if (at < 0) {
      Span end = first.run().endPlace();
      String message =
          "the exit status is " + expected.exit() + " or " + found.exit() + ", as C leaves open";
      return new Execution.Unspecified(kind, end, message + choice(places, end));
    }
    Span place = at < expected.stdout().length() ? first.run().placeOf(at) : other.placeOf(at);
    String message =
        "prints \"" + line(expected.stdout(), at) + "\" or \"" + line(found.stdout(), at) + "\"";
    return new Execution.Unspecified(kind, place, message + choice(places, place));
  }

  /** Where the choice is, if that is known and elsewhere than what it shows in. */
  private static String choice(List<Span> places, Span shown) {
    if (places.size() != 1 || places.getFirst().line() == 0) {
      return "";
    }
    Span place = places.getFirst();
    boolean isSame = place.line() == shown.line() && place.file().equals(shown.file());
    return isSame
        ? ""
        : "; the choice is at " + place.file() + ":" + place.line() + ":" + place.column();
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
