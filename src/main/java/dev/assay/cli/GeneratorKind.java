package dev.assay.cli;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What makes programs, and which options mean something to it. */
enum GeneratorKind {
  EXACT("exact"),
  CCG("ccg"),
  REMGEN("remgen"),
  REMGEN_OVER_EXACT("remgen --over exact");

  private static final Set<GeneratorKind> OF_EXACT = EnumSet.of(EXACT, REMGEN_OVER_EXACT);
  private static final Set<GeneratorKind> OF_GRAMMAR = EnumSet.of(CCG, REMGEN);
  private static final Set<GeneratorKind> OF_SNIPPETS = EnumSet.of(REMGEN, REMGEN_OVER_EXACT);

  /** Options that are not for all; what is not here is. */
  private static final Map<Set<GeneratorKind>, List<String>> OPTIONS =
      Map.of(
          OF_EXACT,
          List.of(
              "--lang",
              "--std",
              "--model",
              "--files",
              "--barrier",
              "--values",
              "--inputs",
              "--floats",
              "--no-policies"),
          OF_GRAMMAR,
          List.of("--vocabulary", "--nesting", "--depth"),
          OF_SNIPPETS,
          List.of(
              "--over",
              "--bound",
              "--snippet-depth",
              "--selection",
              "--no-grammar",
              "--chosen",
              "--attempt"));

  private final String words;

  GeneratorKind(String words) {
    this.words = words;
  }

  /** The sentence for the first option that would do nothing; empty if there is none. */
  Optional<String> refusal(List<String> options) {
    return OPTIONS.entrySet().stream()
        .filter(entry -> !entry.getKey().contains(this))
        .flatMap(entry ->
            options.stream()
                .filter(entry.getValue()::contains)
                .map(o -> refusal(o, entry.getKey())))
        .sorted()
        .findFirst();
  }

  private String refusal(String option, Set<GeneratorKind> able) {
    return "%s does nothing with --generator %s; it is for --generator %s"
        .formatted(
            option,
            words,
            able.stream().sorted().map(kind -> kind.words).collect(Collectors.joining(" and ")));
  }

  /** All options that are for some only. */
  static Stream<String> options() {
    return OPTIONS.values().stream().flatMap(List::stream);
  }

  static GeneratorKind of(String name, boolean overExact) {
    return overExact
        ? REMGEN_OVER_EXACT
        : Arrays.stream(values()).filter(kind -> kind.words.equals(name)).findFirst().orElseThrow();
  }
}
