package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds the bugs that the command line names, and tells what is wrong with a name. */
record BugLookup(Streams streams) {

  /** What is done with the bugs found. */
  interface Use {
    int of(BugCatalog catalog, List<Bug> bugs);
  }

  /** Looks names up in a folder's catalogue and uses the bugs if each name is one. */
  int with(Path folder, List<String> names, Use use) {
    return switch (BugCatalog.open(folder)) {
      case BugCatalog.Opening.Impossible(String message) -> wrong(message);
      case BugCatalog.Opening.Open(BugCatalog catalog) -> {
        try (catalog) {
          yield with(catalog, names, use);
        }
      }
    };
  }

  private int with(BugCatalog catalog, List<String> names, Use use) {
    var bugs = new ArrayList<Bug>();
    for (String name : names) {
      switch (catalog.find(name)) {
        case BugCatalog.Lookup.Found(Bug bug) -> bugs.add(bug);
        case BugCatalog.Lookup.Unclear(String message) -> {
          return wrong(message);
        }
      }
    }
    return use.of(catalog, List.copyOf(bugs));
  }

  int wrong(String message) {
    streams.err().println("assay: " + message);
    return ExitCode.WRONG_USE;
  }
}
