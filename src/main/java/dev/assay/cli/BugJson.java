package dev.assay.cli;

import dev.assay.bugs.Bucket;
import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.Example;
import dev.assay.bugs.Expected;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import java.util.Optional;

/** Bugs as JSON. */
final class BugJson {
  private BugJson() {}

  static JsonLine of(Bug bug, BugCatalog catalog) {
    return new JsonLine()
        .put("id", bug.id())
        .put("class", bug.signature().kind().spelling())
        .put("compiler", bug.signature().compiler())
        .put("compilers", bug.compilers())
        .put("version", bug.version())
        .put("target", bug.target())
        .put("signature", bug.signature().key())
        .put("summary", bug.summary())
        .put("levels", bug.levels())
        .put("configurations", bug.affected().stream().map(Bug.Affected::configuration).toList())
        .put("count", bug.count())
        .put("first-seen", bug.first().time().toString())
        .put("last-seen", bug.lastSeen().toString())
        .put("state", bug.state().spelling())
        .put("link", bug.link())
        .put("confirmed", bug.confirmed())
        .put("vouched", bug.vouched())
        .put("generator", bug.first().origin().generator())
        .put("seed", bug.first().origin().seed().toString())
        .put("trial", bug.first().trial())
        .put("folder", catalog.folder(bug).toString());
  }

  /** With the bucket that it is in, and with what is known of its cause. */
  static JsonLine of(Bug bug, BugCatalog catalog, Bucket bucket) {
    JsonLine json =
        of(bug, catalog)
            .put("bucket", bucket.leader().id())
            .put("bucket-state", bucket.state().spelling())
            .put("best", bucket.best().map(key -> catalog.folder(key).toString()).orElse(""));
    return TriageJson.add(json, catalog.triage(bug).orElse(Triage.NOTHING));
  }

  /** With the program that showed it first. */
  static JsonLine of(Bug bug, BugCatalog catalog, Optional<Example> example) {
    JsonLine json = of(bug, catalog).put("examples", catalog.exampleCount(bug));
    if (example.isEmpty()) {
      return json;
    }
    Optional<Expected> expected = example.get().expected();
    if (expected.isPresent()) {
      json.putBytes("expected", expected.get().stdout())
          .put("expected-exit", expected.get().exit());
    } else {
      json.putNull("expected").putNull("expected-exit");
    }
    return json.putObjects("runs", example.get().runs().stream().map(BugJson::of).toList());
  }

  private static JsonLine of(StoredRun run) {
    return new JsonLine()
        .put("compiler", run.way().compiler())
        .put("level", run.way().level())
        .put("flags", run.way().flags())
        .put("command", run.way().commands().compile())
        .put("result", run.kind().spelling())
        .put("status", run.status())
        .putBytes("stdout", run.stdout())
        .putBytes("messages", run.messages());
  }
}
