package dev.assay.cli;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Triage;

/** What is known of a bug's cause, as JSON. */
final class TriageJson {
  private TriageJson() {}

  /** Adds the keys of a triage. */
  static JsonLine add(JsonLine json, Triage triage) {
    return json.putObjects("blames", triage.blames().stream().map(TriageJson::of).toList())
        .put("cures", triage.cures())
        .putObjects("releases", triage.affected().stream().map(TriageJson::of).toList())
        .put("features", triage.features())
        .put("mutations", triage.mutations())
        .put("remarks", triage.remarks())
        .put("builds", triage.builds());
  }

  private static JsonLine of(Blame blame) {
    var json = new JsonLine().put("kind", blame.kind().spelling()).put("name", blame.name());
    if (blame.function().isPresent()) {
      json.put("function", blame.function().get());
    } else {
      json.putNull("function");
    }
    return json.put("good", blame.good()).put("bad", blame.bad()).put("proof", blame.proof());
  }

  private static JsonLine of(AffectedVersion one) {
    return new JsonLine()
        .put("compiler", one.compiler())
        .put("version", one.version())
        .put("affected", one.affected())
        .put("levels", one.levels());
  }
}
