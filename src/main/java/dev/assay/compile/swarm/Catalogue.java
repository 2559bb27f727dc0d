package dev.assay.compile.swarm;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All that can be set about one compiler. */
record Catalogue(List<Knob> knobs) {
  static final Catalogue EMPTY = new Catalogue(List.of());

  /** Changed with the rules for what is offered, so that nothing learnt under others is used. */
  static final String EDITION =
      "2 " + LlvmOptions.SWITCHES + LlvmOptions.VALUES + TrialProgram.SOURCE;

  Catalogue {
    knobs = List.copyOf(knobs);
  }

  List<Knob> ofKind(Kind kind) {
    return knobs.stream().filter(knob -> knob.kind() == kind).toList();
  }

  String text() {
    var lines = new ArrayList<String>();
    for (Knob knob : knobs) {
      var fields = new ArrayList<>(List.of(knob.kind().name(), knob.name()));
      knob.settings().forEach(words -> fields.add(String.join(" ", words)));
      lines.add(String.join("\t", fields));
    }
    return String.join("\n", lines);
  }

  /** Empty if the text is not one of ours. */
  static Optional<Catalogue> parse(String text) {
    List<String> lines = Arrays.asList(text.split("\n", -1));
    var knobs = new ArrayList<Knob>();
    try {
      for (String line : lines) {
        List<String> fields = Arrays.asList(line.split("\t"));
        List<List<String>> settings =
            fields.subList(2, fields.size()).stream().map(s -> List.of(s.split(" "))).toList();
        knobs.add(new Knob(fields.get(1), Kind.valueOf(fields.get(0)), settings));
      }
    } catch (IllegalArgumentException | IndexOutOfBoundsException _) {
      return Optional.empty();
    }
    return Optional.of(new Catalogue(knobs));
  }
}
