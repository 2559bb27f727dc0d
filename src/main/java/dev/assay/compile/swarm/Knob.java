package dev.assay.compile.swarm;

import java.util.Arrays;
import java.util.List;

/**
 * Something about a compiler that can be set in several ways, one at a time.
 *
 * @param settings each the words of one setting on the command line
 */
record Knob(String name, Kind kind, List<List<String>> settings) {
  /** Where knobs come from; drawing gives each kind its share. */
  enum Kind {
    /** {@code -fsomething} and {@code -fno-something}. */
    SWITCH,
    /** gcc's {@code --param}. */
    PARAMETER,
    /** {@code -mllvm}: what only developers of the compiler set. */
    INTERNAL,
    /** {@code -msomething}, without {@code -march} and its like. */
    TARGET,
    /** Which instructions may be used. */
    MACHINE
  }

  Knob {
    settings = settings.stream().map(List::copyOf).toList();
  }

  static Knob of(String name, Kind kind, String... settings) {
    return new Knob(name, kind, Arrays.stream(settings).map(List::of).toList());
  }

  /** On and off. */
  static Knob onOff(String prefix, String name, Kind kind) {
    return of(prefix + name, kind, prefix + name, prefix + "no-" + name);
  }

  /** One setting for each value. */
  static Knob valued(String option, Kind kind, List<String> values) {
    return new Knob(option, kind, values.stream().map(v -> List.of(option + "=" + v)).toList());
  }
}
