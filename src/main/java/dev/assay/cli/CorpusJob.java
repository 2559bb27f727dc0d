package dev.assay.cli;

import dev.assay.bugs.BugCatalog;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.greybox.CorpusFolder;
import dev.assay.campaign.greybox.CorpusProgram;
import dev.assay.campaign.greybox.GreyboxWays;
import dev.assay.campaign.greybox.MutatorCounters;
import dev.assay.campaign.source.YieldCounters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Looks into the corpus of a campaign.
 *
 * @param out the campaign's folder
 */
record CorpusJob(Streams streams, Path out) {

  int stats() {
    try {
      List<CorpusProgram> programs = programs();
      if (programs.isEmpty()) {
        return nothing();
      }
      long features =
          programs.stream().flatMapToLong(p -> p.features().stream()).distinct().count();
      streams
          .out()
          .println(
              programs.size()
                  + " programs of the corpus were made here, with "
                  + features
                  + " features");
      streams.out().print(table(counters()));
      streams.out().flush();
      return ExitCode.FINE;
    } catch (IOException e) {
      return unreadable(e);
    }
  }

  private static String table(Map<String, Long> counters) {
    return MutatorTable.text(
        MutatorCounters.of(counters), YieldCounters.sum(counters, GreyboxWays.NAME));
  }

  private Map<String, Long> counters() {
    return switch (BugCatalog.open(out)) {
      case BugCatalog.Opening.Impossible _ -> Map.of();
      case BugCatalog.Opening.Open(BugCatalog catalog) -> {
        try (catalog) {
          yield catalog.counters();
        }
      }
    };
  }

  int export(Path target) {
    try {
      List<CorpusProgram> programs = programs();
      if (programs.isEmpty()) {
        return nothing();
      }
      Files.createDirectories(target);
      for (CorpusProgram program : programs) {
        Files.write(
            target.resolve("greybox-" + program.trial() + ".c"), SourceText.encode(program.text()));
      }
      streams.out().println(programs.size() + " programs in " + target);
      return ExitCode.FINE;
    } catch (IOException e) {
      return unreadable(e);
    }
  }

  /** Those of all campaigns of the folder. */
  private List<CorpusProgram> programs() throws IOException {
    var all = new ArrayList<CorpusProgram>();
    for (long campaign = 1;
        Files.isDirectory(CorpusFolder.of(out, campaign).folder());
        campaign++) {
      all.addAll(CorpusFolder.of(out, campaign).programs());
    }
    return all;
  }

  private int nothing() {
    streams
        .err()
        .println(
            "assay: no corpus in "
                + out
                + "; 'assay fuzz --generators greybox --store DIR' makes one");
    return ExitCode.WRONG_USE;
  }

  private int unreadable(IOException e) {
    streams.err().println("assay: " + e.getMessage());
    return ExitCode.WRONG_USE;
  }
}
