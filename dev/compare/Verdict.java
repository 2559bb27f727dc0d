import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How the interpreter's answer stands to the compiler's. */
record Verdict(String name, Kind kind, String detail) {
  /** In the order of the table. */
  enum Kind {
    RIGHT("finished, same as the compiler"),
    KNOWN("undefined or unspecified, as listed"),
    SKIPPED("skipped: the compiler rejects it or it does not end"),
    UNSUPPORTED("unsupported"),
    OUT_OF_FUEL("out of fuel"),
    UNDEFINED("UNDEFINED, not listed"),
    UNSPECIFIED("UNSPECIFIED, not listed"),
    INVALID("INVALID: refused"),
    UNLISTED("LISTED as undefined, but it finished or differs in kind"),
    WRONG("WRONG: finished with another result"),
    CRASH("CRASH of the interpreter");

    final String title;

    Kind(String title) {
      this.title = title;
    }
  }

  static Verdict of(String name, Reference expected, Interpreted actual) {
    if (expected.kind() != Reference.Kind.RAN) {
      return new Verdict(name, Kind.SKIPPED, expected.kind().name().toLowerCase());
    }
    String place = actual.line() == null ? "" : " (line " + actual.line() + ")";
    return switch (actual.status()) {
      case "finished" -> finished(name, expected, actual);
      case "undefined" ->
          new Verdict(name, Kind.UNDEFINED, actual.kind() + ": " + actual.message() + place);
      case "unspecified" ->
          new Verdict(name, Kind.UNSPECIFIED, actual.kind() + ": " + actual.message() + place);
      case "unsupported" -> new Verdict(name, Kind.UNSUPPORTED, actual.message());
      case "out-of-fuel" -> new Verdict(name, Kind.OUT_OF_FUEL, actual.message());
      case "invalid" -> new Verdict(name, Kind.INVALID, actual.message() + place);
      default -> new Verdict(name, Kind.CRASH, actual.message());
    };
  }

  private static Verdict finished(String name, Reference expected, Interpreted actual) {
    if (actual.exit() != expected.exit()) {
      return new Verdict(
          name, Kind.WRONG, "exit " + actual.exit() + " instead of " + expected.exit());
    }
    return actual.out().equals(expected.out())
        ? new Verdict(name, Kind.RIGHT, "")
        : new Verdict(name, Kind.WRONG, "other output");
  }

  /** Whether it needs somebody's attention. */
  boolean isBad() {
    return kind.ordinal() >= Kind.UNDEFINED.ordinal();
  }

  /** The counts, what is unsupported with the most frequent first, and every bad one. */
  static String table(List<Verdict> verdicts) {
    StringBuilder text = new StringBuilder();
    Map<Kind, Long> counts =
        verdicts.stream()
            .collect(Collectors.groupingBy(Verdict::kind, TreeMap::new, Collectors.counting()));
    counts.forEach((kind, count) -> text.append("%6d  %s%n".formatted(count, kind.title)));
    text.append("%6d  in all%n".formatted(verdicts.size()));
    frequencies(text, "Unsupported, most frequent first:", verdicts, Kind.UNSUPPORTED);
    frequencies(text, "Refused, most frequent first:", verdicts, Kind.INVALID);
    List<Verdict> bad = verdicts.stream().filter(Verdict::isBad).toList();
    if (!bad.isEmpty()) {
      text.append("\nTo be looked at:\n");
      bad.forEach(
          v -> text.append("  %s: %s: %s%n".formatted(v.name, v.kind, firstLine(v.detail))));
    }
    return text.toString();
  }

  private static void frequencies(
      StringBuilder text, String title, List<Verdict> verdicts, Kind kind) {
    Map<String, List<String>> byDetail =
        verdicts.stream()
            .filter(v -> v.kind == kind)
            .collect(
                Collectors.groupingBy(
                    v ->
                        firstLine(v.detail)
                            .replaceAll(" \\(line \\d+\\)|^'\\w+', (?=which the program)", ""),
                    Collectors.mapping(Verdict::name, Collectors.toList())));
    if (byDetail.isEmpty()) {
      return;
    }
    text.append("\n").append(title).append("\n");
    byDetail.entrySet().stream()
        .sorted((a, b) -> b.getValue().size() - a.getValue().size())
        .forEach(e ->
            text.append(
                "%6d  %s  [%s%s]%n"
                    .formatted(
                        e.getValue().size(),
                        e.getKey(),
                        String.join(" ", e.getValue().subList(0, Math.min(4, e.getValue().size()))),
                        e.getValue().size() > 4 ? " …" : "")));
  }

  private static String firstLine(String text) {
    return text == null ? "" : text.lines().findFirst().orElse("");
  }
}
