package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.campaign.config.MeantName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the bugs that the command line names, and tells what is wrong with a name. */
record BugLookup(Streams streams) {
  private static final Path HERE = Path.of("");

  /** What is done with the bugs found in one store. */
  interface Use {
    int of(BugCatalog catalog, List<Bug> bugs);
  }

  /** Uses the bugs if each name is one; those of different stores one after another. */
  int with(StoreOption option, List<String> names, Use use) {
    var stores = new LinkedHashMap<Path, List<String>>();
    for (String name : names) {
      switch (new StoreSearch(option.given(), HERE).of(name)) {
        case StoreSearch.Place.In(Path store, String id) ->
            stores.computeIfAbsent(store, _ -> new ArrayList<>()).add(id);
        case StoreSearch.Place.Unclear(String message) -> {
          return wrong(message);
        }
      }
    }
    int exit = ExitCode.FINE;
    for (Map.Entry<Path, List<String>> store : stores.entrySet()) {
      exit = Math.max(exit, in(store.getKey(), catalog -> with(catalog, store.getValue(), use)));
    }
    return exit;
  }

  /** Uses all that are bugs in the store that the option names. */
  int withAll(StoreOption option, Use use) {
    return in(
        option.folder(),
        catalog ->
            use.of(
                catalog,
                catalog.bugs().stream().filter(bug -> bug.signature().kind().isBug()).toList()));
  }

  private interface Opened {
    int with(BugCatalog catalog);
  }

  private int in(Path store, Opened opened) {
    return switch (BugCatalog.open(store)) {
      case BugCatalog.Opening.Impossible(String message) ->
          wrong(message + (store.equals(StoreOption.USUAL) ? StoreSearch.elsewhere(HERE) : ""));
      case BugCatalog.Opening.Open(BugCatalog catalog) -> {
        try (catalog) {
          yield opened.with(catalog);
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
          return wrong(message + meant(catalog, name));
        }
      }
    }
    return use.of(catalog, List.copyOf(bugs));
  }

  /** Where no id begins so, one may have been mistyped: each is as long as what was written. */
  private static String meant(BugCatalog catalog, String name) {
    List<String> ids =
        catalog.bugs().stream()
            .map(bug -> bug.id().substring(0, Math.min(name.length(), bug.id().length())))
            .toList();
    return ids.contains(name) ? "" : MeantName.hint(name, ids, "");
  }

  int wrong(String message) {
    streams.err().println("assay: " + message);
    return ExitCode.WRONG_USE;
  }
}
