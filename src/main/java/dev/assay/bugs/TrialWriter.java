package dev.assay.bugs;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Signature;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts one trial into the files and the database, or leaves both as they were. */
final class TrialWriter {
  private static final int RUNS_KEPT = 24;

  private final Database database;
  private final CampaignTable campaigns;
  private final BugTable bugs;
  private final ExampleTable examples;
  private final BugFolders folders;
  private final RefusedFolders refused;
  private final String assay;

  TrialWriter(Layout layout, Database database, String assay) {
    this.database = database;
    this.campaigns = new CampaignTable(database);
    this.bugs = new BugTable(database);
    this.examples = new ExampleTable(database);
    this.folders = new BugFolders(layout);
    this.refused = new RefusedFolders(layout);
    this.assay = assay;
  }

  /**
   * One bug as the trial shows it.
   *
   * @param bug as it is after this sighting if it is fresh, else as it was before
   * @param example what is to be kept of the program, unless there are enough examples
   */
  private record Sight(
      Bug bug, boolean fresh, Finding finding, ExampleKey key, Optional<Example> example) {}

  Recorded write(long campaign, TrialRecord trial) throws SQLException, IOException {
    List<Sight> sights = sights(campaign, trial);
    keepRefused(campaign, trial);
    var written = new ArrayList<Path>();
    try {
      for (Sight sight : sights) {
        if (sight.example().isPresent()) {
          Optional<Bug> first = sight.fresh() ? Optional.of(sight.bug()) : Optional.empty();
          written.add(folders.write(sight.key(), sight.example().get(), first));
        }
      }
      database.setDurable(!written.isEmpty());
      database.transaction(() -> insert(campaign, trial, sights));
    } catch (SQLException | IOException e) {
      for (Path folder : written) {
        DurableFiles.delete(folder);
      }
      throw e;
    }
    return stored(sights);
  }

  /** Before the trial is counted: should the process be killed here, nothing wrong is there. */
  private void keepRefused(long campaign, TrialRecord trial) throws IOException {
    for (RefusedBuilds.Refused one : trial.refused()) {
      if (!refused.has(one.reason())) {
        refused.write(one, example(campaign, trial, one.reason().message(), one.runs()));
      }
    }
  }

  private Void insert(long campaign, TrialRecord trial, List<Sight> sights) throws SQLException {
    campaigns.add(campaign, trial);
    for (Sight sight : sights) {
      if (sight.fresh()) {
        bugs.insert(sight.bug());
      } else {
        Finding finding = sight.finding();
        bugs.sighted(
            sight.bug(), trial.time(), affected(finding), finding.confirmed(), finding.vouched());
      }
      if (sight.example().isPresent()) {
        examples.insert(sight.key(), sight.example().get());
      }
    }
    return null;
  }

  private Recorded stored(List<Sight> sights) throws SQLException {
    var fresh = new ArrayList<Bug>();
    var again = new ArrayList<Bug>();
    for (Sight sight : sights) {
      if (sight.fresh()) {
        fresh.add(sight.bug());
      } else {
        Bug now = bugs.byId(sight.bug().id()).orElse(sight.bug());
        again.add(now);
        updateFile(now);
      }
    }
    return new Recorded.Stored(fresh, again);
  }

  private void updateFile(Bug bug) {
    try {
      folders.update(bug);
    } catch (IOException _) {
      // The trial is stored; the file is made anew when the folder is opened again.
    }
  }

  private List<Sight> sights(long campaign, TrialRecord trial) throws SQLException {
    var sights = new ArrayList<Sight>();
    for (Finding finding : merged(trial.findings())) {
      Optional<Bug> known = new KnownBug(bugs).of(finding, trial.test().orElseThrow());
      Bug bug = known.isPresent() ? known.get() : fresh(campaign, trial, finding);
      boolean wanted = known.isEmpty() || examples.count(bug.id()) <= moreExamples(finding.kind());
      sights.add(
          new Sight(
              bug,
              known.isEmpty(),
              finding,
              new ExampleKey(bug.id(), campaign, trial.number(), known.isEmpty()),
              wanted
                  ? Optional.of(example(campaign, trial, finding.summary(), finding.evidence()))
                  : Optional.empty()));
    }
    return sights;
  }

  /** How many programs are kept beside the first: wrong code needs several to find its cause. */
  private static int moreExamples(BugClass kind) {
    return switch (kind) {
      case WRONG_OUTPUT -> 5;
      case CRASH, HANG, REJECTED, SANITIZER, UNSTABLE, DISAGREEMENT -> 1;
    };
  }

  /** Findings of one signature as one, so that a trial sees a bug once. */
  private static List<Finding> merged(List<Finding> findings) {
    Map<Signature, Finding> merged = new LinkedHashMap<>();
    for (Finding finding : findings) {
      merged.merge(finding.signature(), finding, TrialWriter::both);
    }
    return List.copyOf(merged.values());
  }

  private static Finding both(Finding one, Finding other) {
    var evidence = new ArrayList<>(one.evidence());
    evidence.addAll(other.evidence());
    Finding surer = one.confirmed() || !other.confirmed() ? one : other;
    return new Finding(
        one.signature(), one.summary(), evidence, surer.confirmed(), surer.vouched());
  }

  private Bug fresh(long campaign, TrialRecord trial, Finding finding) throws SQLException {
    var compiler =
        finding.evidence().stream()
            .map(run -> run.configuration().compiler())
            .filter(c -> c.name().equals(finding.signature().compiler()))
            .findFirst();
    return new Bug(
        new BugIds(bugs).free(finding.signature()),
        finding.signature(),
        compiler.map(c -> c.version()).orElse(""),
        compiler.map(c -> c.target()).orElse(""),
        finding.summary(),
        affected(finding),
        1,
        sighting(campaign, trial),
        trial.time(),
        BugState.NEW,
        "",
        finding.confirmed(),
        finding.vouched(),
        assay);
  }

  private static List<Bug.Affected> affected(Finding finding) {
    return finding.evidence().stream()
        .map(run -> run.configuration())
        .map(way -> new Bug.Affected(way.toString(), way.level()))
        .distinct()
        .toList();
  }

  private static Sighting sighting(long campaign, TrialRecord trial) {
    return new Sighting(
        campaign, trial.number(), trial.test().orElseThrow().origin(), trial.time());
  }

  private static Example example(
      long campaign, TrialRecord trial, String summary, List<CompilerRun> shown) {
    TestCase test = trial.test().orElseThrow();
    return new Example(
        sighting(campaign, trial),
        test.standard(),
        test.files(),
        test.units(),
        test.flags(),
        shown.isEmpty() ? Optional.empty() : Expected.of(test, shown.getFirst().configuration()),
        summary,
        shown.stream().limit(RUNS_KEPT).map(run -> StoredRun.of(test, run)).toList());
  }
}
