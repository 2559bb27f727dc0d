package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugFolder;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.Example;
import dev.assay.bugs.Kept;
import dev.assay.bugs.Opened;
import dev.assay.bugs.Reduced;
import dev.assay.campaign.reduction.Specimen;
import dev.assay.campaign.reduction.StoredSpecimen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reduces bugs of a store, and keeps what comes out with them. */
record ReduceBugs(ReduceJob job, Workshop workshop) {

  int run() {
    ReduceWish wish = job.wish();
    if (wish.told().output().isPresent() && (wish.all() || wish.names().size() > 1)) {
      return job.fail(ExitCode.WRONG_USE, "-o is for one bug; others are kept in their folder");
    }
    if (wish.told().output().filter(BugFolder::isStore).isPresent()) {
      return job.fail(
          ExitCode.WRONG_USE, "--out is the file to write; --store says where bugs are kept");
    }
    var lookup = new BugLookup(job.streams());
    return wish.all()
        ? lookup.withAll(wish.store(), (catalog, bugs) -> checked(catalog, open(catalog, bugs)))
        : lookup.with(wish.store(), wish.names(), this::checked);
  }

  private int checked(BugCatalog catalog, List<Bug> bugs) {
    Optional<String> closed =
        job.wish().told().output().isEmpty() ? closed(catalog.root()) : Optional.empty();
    return closed.isPresent()
        ? job.fail(ExitCode.WRONG_USE, closed.get() + "; -o FILE reduces one without storing it")
        : reduce(catalog, bugs);
  }

  /** Why nothing can be stored now; asked before hours are spent. */
  private static Optional<String> closed(Path folder) {
    return switch (BugStore.open(folder, Version.TEXT)) {
      case Opened.Failed(String message, boolean _) -> Optional.of(message);
      case Opened.Ready(BugStore store) -> {
        store.close();
        yield Optional.empty();
      }
    };
  }

  private static List<Bug> open(BugCatalog catalog, List<Bug> bugs) {
    return bugs.stream()
        .filter(bug -> catalog.reduced(bug).filter(Reduced::complete).isEmpty())
        .toList();
  }

  private int reduce(BugCatalog catalog, List<Bug> bugs) {
    int exit = ExitCode.FINE;
    var stop = new StopSwitch();
    for (Bug bug : bugs) {
      if (!stop.isSignalled()) {
        exit = Math.max(exit, reduce(catalog, bug, stop));
        stop = stop.isSignalled() ? stop : new StopSwitch();
      }
    }
    return exit;
  }

  private int reduce(BugCatalog catalog, Bug bug, StopSwitch stop) {
    Optional<Example> example = catalog.example(bug);
    if (example.isEmpty()) {
      return job.fail(ExitCode.WRONG_USE, bug.id() + ": its program is not stored");
    }
    return switch (StoredSpecimen.of(bug.signature(), example.get(), workshop.all())) {
      case StoredSpecimen.None(String message, boolean lacking) ->
          job.fail(
              lacking ? ExitCode.MACHINE_LACKS : ExitCode.WRONG_USE, bug.id() + ": " + message);
      case StoredSpecimen.Found(Specimen specimen) -> {
        job.say(bug.id() + ": " + bug.signature());
        yield reduce(catalog, bug, specimen, stop);
      }
    };
  }

  private int reduce(BugCatalog catalog, Bug bug, Specimen specimen, StopSwitch stop) {
    Optional<ReduceOutput> output = job.wish().told().output().map(ReduceOutput::new);
    var ended = new ArrayList<ReduceJob.Ended>();
    int exit =
        job.reduce(
            workshop,
            specimen,
            bug.id(),
            test -> output.ifPresent(out -> out.write(test)),
            stop,
            ended::add);
    for (ReduceJob.Ended one : ended) {
      if (output.isPresent()) {
        output.get().write(one.shrunk().test());
        job.tell(bug.id(), one, output.get().place().toString());
      } else {
        exit = Math.max(exit, store(catalog, bug, one));
      }
    }
    return exit;
  }

  private int store(BugCatalog catalog, Bug bug, ReduceJob.Ended ended) {
    return switch (BugStore.open(catalog.root(), Version.TEXT)) {
      case Opened.Failed(String message, boolean _) -> job.fail(ExitCode.MACHINE_LACKS, message);
      case Opened.Ready(BugStore store) -> {
        try (store) {
          Kept kept =
              ended
                  .shrunk()
                  .stored()
                  .map(reduced -> store.keepReduced(bug.id(), reduced))
                  .orElse(new Kept.Failed("there was no time to look at the result again"));
          yield switch (kept) {
            case Kept.Done() -> {
              job.tell(bug.id(), ended, catalog.folder(bug).toString());
              yield ExitCode.FINE;
            }
            case Kept.Failed(String message) -> job.fail(ExitCode.MACHINE_LACKS, message);
          };
        }
      }
    };
  }
}
