package dev.assay.compile.swarm;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * LLVM's own options, given with {@code -mllvm}.
 *
 * <p>LLVM has thousands, many of which print, count or break on purpose; these are the ones that
 * choose another correct way through the optimiser or the code generator. A compiler is offered
 * only those that its help lists.
 */
final class ClangKnobs {
  private static final Pattern LISTED = Pattern.compile("(?m)^ +--?([A-Za-z][\\w.-]*)");

  private ClangKnobs() {}

  /**
   * @param help what {@code -mllvm --help-hidden} prints
   */
  static List<Knob> of(String help) {
    Set<String> listed =
        LISTED.matcher(help).results().map(m -> m.group(1)).collect(Collectors.toSet());
    var knobs = new ArrayList<Knob>();
    for (String name : words(LlvmOptions.SWITCHES)) {
      knobs.add(internal(name, List.of("true", "false")));
    }
    for (String line : LlvmOptions.VALUES.strip().lines().toList()) {
      List<String> parts = words(line);
      knobs.add(internal(parts.getFirst(), parts.subList(1, parts.size())));
    }
    knobs.removeIf(knob -> !listed.contains(knob.name().substring(1)));
    return List.copyOf(knobs);
  }

  /** They name options that knobs name too, so that they are not for the same command line. */
  static List<Knob> combined() {
    return LlvmOptions.COMBINED.stream()
        .map(options ->
            new Knob(String.join(" ", options), Kind.INTERNAL, List.of(asWords(options))))
        .toList();
  }

  private static Knob internal(String name, List<String> values) {
    return new Knob(
        "-" + name,
        Kind.INTERNAL,
        values.stream().map(v -> List.of("-mllvm", "-" + name + "=" + v)).toList());
  }

  private static List<String> asWords(List<String> options) {
    return options.stream().flatMap(o -> List.of("-mllvm", o).stream()).toList();
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.strip().split("\\s+"));
  }
}
