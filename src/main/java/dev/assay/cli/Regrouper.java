package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugEditing;
import dev.assay.bugs.BugMarking;
import dev.assay.bugs.BugState;
import dev.assay.bugs.ExampleKey;
import dev.assay.bugs.Kept;
import dev.assay.bugs.Regrouping;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Does what {@code assay bugs merge}, {@code split} and {@code mark} ask for. */
final class Regrouper {
  private final Streams streams;
  private final StoreOption store;
  private final BugLookup lookup;

  Regrouper(Streams streams, StoreOption store) {
    this.streams = streams;
    this.store = store;
    this.lookup = new BugLookup(streams);
  }

  /** Says from now on that all these are one bug. */
  int merge(List<String> ids) {
    if (ids.size() < 2) {
      return lookup.wrong("merge takes two bugs or more");
    }
    return lookup.with(
        store,
        ids,
        (catalog, bugs) -> {
          if (bugs.size() < ids.size()) {
            return lookup.wrong("bugs of different stores cannot be one");
          }
          Bug first = bugs.getFirst();
          List<Regrouping> together =
              bugs.stream()
                  .skip(1)
                  .filter(bug -> !bug.id().equals(first.id()))
                  .map(bug -> new Regrouping(first.id(), bug.id(), true))
                  .toList();
          return editing(
              catalog.root(),
              editing ->
                  kept(editing.regroup(together), ids.size() + " bugs are one: " + first.id()));
        });
  }

  /** Programs of a bug, or other bugs of its bucket, are not that bug from now on. */
  int split(List<String> words) {
    if (words.size() < 2) {
      return lookup.wrong("split takes a bug and what is to leave it: programs (1-2045) or bugs");
    }
    List<String> leaving = words.subList(1, words.size());
    return lookup.with(
        store, words.subList(0, 1), (catalog, bugs) -> split(catalog, bugs.getFirst(), leaving));
  }

  private int split(BugCatalog catalog, Bug bug, List<String> leaving) {
    var programs = new ArrayList<ExampleKey>();
    var apart = new ArrayList<Regrouping>();
    for (String name : leaving) {
      Optional<ExampleKey> program =
          catalog.examples(bug).stream().filter(key -> key.name().equals(name)).findFirst();
      if (program.isPresent() && program.get().first()) {
        return lookup.wrong(name + " is the bug's first program and stays; split off the others");
      }
      if (program.isPresent()) {
        programs.add(program.get());
      } else if (!(catalog.find(name) instanceof BugCatalog.Lookup.Found(Bug other))) {
        return lookup.wrong(
            name
                + " is no program of "
                + bug.id()
                + " and no bug; 'assay show "
                + bug.id()
                + "' tells its folder");
      } else {
        apart.addAll(apart(catalog, bug, other));
      }
    }
    return editing(catalog.root(), editing -> split(editing, bug, programs, apart));
  }

  /** From every other bug of the bucket, or it would be back through one of them. */
  private static List<Regrouping> apart(BugCatalog catalog, Bug bug, Bug other) {
    return catalog.buckets().stream()
        .filter(bucket -> bucket.contains(bug.id()))
        .flatMap(bucket -> bucket.bugs().stream())
        .filter(member -> !member.id().equals(other.id()))
        .map(member -> new Regrouping(member.id(), other.id(), false))
        .toList();
  }

  private int split(
      BugEditing editing, Bug bug, List<ExampleKey> programs, List<Regrouping> apart) {
    int exit = apart.isEmpty() ? ExitCode.FINE : kept(editing.regroup(apart), "split");
    if (programs.isEmpty() || exit != ExitCode.FINE) {
      return exit;
    }
    return switch (editing.split(bug, programs)) {
      case BugEditing.Moved.Failed(String message) -> lookup.wrong(message);
      case BugEditing.Moved.Done(List<Bug> bugs) -> {
        bugs.forEach(
            one -> streams.out().println(one.id() + " has " + programs.size() + " of " + bug.id()));
        yield ExitCode.FINE;
      }
    };
  }

  /** {@code ID... STATE [URL]}: of every bug in the buckets. */
  int mark(List<String> words) {
    boolean linked = !words.isEmpty() && words.getLast().contains(":");
    List<String> rest = linked ? words.subList(0, words.size() - 1) : words;
    Optional<BugState> state = rest.isEmpty() ? Optional.empty() : BugState.parse(rest.getLast());
    if (rest.size() < 2 || state.isEmpty()) {
      return lookup.wrong(
          "mark takes bugs, then new, reported, known, fixed or invalid, then a URL");
    }
    Optional<String> link = linked ? Optional.of(words.getLast()) : Optional.empty();
    return lookup.with(
        store,
        rest.subList(0, rest.size() - 1),
        (catalog, bugs) -> mark(catalog, bugs, state.get(), link));
  }

  private int mark(BugCatalog catalog, List<Bug> bugs, BugState state, Optional<String> link) {
    List<String> ids =
        catalog.buckets().stream()
            .filter(bucket -> bugs.stream().anyMatch(bug -> bucket.contains(bug.id())))
            .flatMap(bucket -> bucket.bugs().stream())
            .map(Bug::id)
            .toList();
    return switch (BugMarking.mark(catalog.root(), ids, state, link)) {
      case BugMarking.Marked.Failed(String message) -> lookup.wrong(message);
      case BugMarking.Marked.Done(List<Bug> marked) -> {
        for (Bug bug : marked) {
          String where = bug.link().isEmpty() ? "" : " (" + bug.link() + ")";
          streams.out().println(bug.id() + " is " + bug.state().spelling() + where);
        }
        yield ExitCode.FINE;
      }
    };
  }

  private interface Work {
    int with(BugEditing editing);
  }

  private int editing(Path folder, Work work) {
    return switch (BugEditing.open(folder)) {
      case BugEditing.Opening.Impossible(String message) -> lookup.wrong(message);
      case BugEditing.Opening.Open(BugEditing editing) -> {
        try (editing) {
          yield work.with(editing);
        }
      }
    };
  }

  private int kept(Kept kept, String done) {
    return switch (kept) {
      case Kept.Failed(String message) -> lookup.wrong(message);
      case Kept.Done() -> {
        streams.out().println(done);
        yield ExitCode.FINE;
      }
    };
  }
}
