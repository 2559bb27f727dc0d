package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugEditing;
import dev.assay.bugs.ExampleKey;
import dev.assay.bugs.Triage;
import dev.assay.bugs.bisect.Bisection;
import dev.assay.bugs.bisect.Diagnosis;
import dev.assay.campaign.source.LocalIncludes;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay bisect}: the pass or option to blame, and which releases are affected. */
@Command(
    name = "bisect",
    description = "Finds the part of a compiler that a bug needs, by switching parts off.",
    footer = {
      "",
      "FILE.c is a program of yours: name a compiler and a level, or let them be found. ID is a",
      "bug of a campaign: its reduced program is used where there is one, each of its programs is",
      "looked at, the result is kept, and programs with other causes become bugs of their own.",
      "",
      "clang is asked with -opt-bisect-limit, gcc with -fdisable-..., -fdbg-cnt and -fno-... .",
      "",
      "Exit code: 0 nothing is wrong; 1 something was found; 2 wrong use; 3 no compiler.",
      "",
      "JSON: one object a line with the keys file or id and example, compiler, level, flags,",
      "class, signature, blames (kind, name, function, good, bad, proof), cures, releases",
      "(compiler, version, affected, levels), features, mutations, remarks, builds.",
      "",
      "Examples:",
      "  assay bisect test.c --compiler clang-14 --level -O2",
      "  assay bisect 7f3a",
      "  assay bisect --all"
    })
final class BisectCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "FILE.c|ID", description = "Programs, or stored bugs.")
  private List<String> names = List.of();

  @Option(names = "--all", description = "Every bug of the store not looked at yet.")
  private boolean all;

  @Option(names = "--again", description = "Also those whose cause is known already.")
  private boolean again;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  @Option(
      names = "--builds",
      paramLabel = "N",
      description = "At most so many builds for one program (default: ${DEFAULT-VALUE}).")
  private int most = Bisection.DEFAULT_MOST;

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Builds at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Mixin private ProgramOptions program;

  @Option(
      names = "--known",
      paramLabel = "DIR",
      description = "Compare with the known bugs of this folder (default: that of assay.toml).")
  private Optional<Path> known = Optional.empty();

  @Mixin private CompilerOptions compilers;

  @Mixin private FloatsOption floats;

  @Mixin private StoreOption store;

  BisectCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (all == !names.isEmpty()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          all ? "--all and names exclude each other" : "name programs or bugs, or say --all");
    }
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> {
        streams.err().println("assay: " + message);
        yield exit;
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield bisect(workshop);
        }
      }
    };
  }

  private int bisect(Workshop workshop) {
    return switch (KnownBugs.of(workshop, known)) {
      case KnownBugs.Opening.Wrong(String message) -> wrong(message);
      case KnownBugs.Opening.Open(KnownBugs bugs) -> bisect(workshop, bugs);
    };
  }

  private int bisect(Workshop workshop, KnownBugs knownBugs) {
    var matrix =
        new Matrix(
            workshop.runner(), new MatrixOptions(workshop.settings().programLimits(), false));
    var bisection = new Bisection(workshop.runner(), matrix, workshop.all(), jobs, most);
    List<String> files = names.stream().filter(BisectCommand::isFile).toList();
    List<String> ids = names.stream().filter(name -> !isFile(name)).toList();
    int exit = ExitCode.FINE;
    if (!files.isEmpty()) {
      Optional<String> wrongLevels = workshop.wrongLevels(compilers);
      if (wrongLevels.isPresent()) {
        streams.err().println("assay: " + wrongLevels.get());
        return ExitCode.WRONG_USE;
      }
      List<Configuration> wanted = floats.applied(workshop.configurations(compilers));
      var job = new FileBisection(workshop, bisection, wanted, knownBugs);
      for (String file : files) {
        exit = Math.max(exit, file(job, Path.of(file)));
      }
    }
    if (all || !ids.isEmpty()) {
      var tools = new StoredBisection.Tools(workshop, bisection, knownBugs);
      BugLookup.Use use = (catalog, bugs) -> stored(tools, catalog, bugs);
      var lookup = new BugLookup(streams);
      exit = Math.max(exit, all ? lookup.withAll(store, use) : lookup.with(store, ids, use));
    }
    return exit;
  }

  private int stored(StoredBisection.Tools tools, BugCatalog catalog, List<Bug> bugs) {
    return switch (BugEditing.open(catalog.root())) {
      case BugEditing.Opening.Impossible(String message) -> wrong(message);
      case BugEditing.Opening.Open(BugEditing editing) -> {
        try (editing) {
          var job = new StoredBisection(tools, catalog, editing);
          for (Bug bug : bugs) {
            stored(job, bug);
          }
        }
        yield bugs.isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
      }
    };
  }

  private void stored(StoredBisection job, Bug bug) {
    for (ExampleKey key : job.open(bug, again || !all)) {
      switch (job.of(bug, key)) {
        case StoredBisection.Result.Failed(_, String message) ->
            streams.err().println("assay: " + bug.id() + " (" + key.name() + "): " + message);
        case StoredBisection.Result.Done(_, Configuration bad, Triage triage) ->
            tell(bug, key, bad, triage);
      }
      streams.out().flush();
    }
    switch (job.separate(bug)) {
      case BugEditing.Moved.Failed(String message) -> streams.err().println("assay: " + message);
      case BugEditing.Moved.Done(List<Bug> moved) -> {
        for (Bug other : moved) {
          streams
              .err()
              .println(
                  "assay: programs of " + bug.id() + " with another cause are now " + other.id());
        }
      }
    }
  }

  private void tell(Bug bug, ExampleKey key, Configuration bad, Triage triage) {
    if (json) {
      var line =
          new JsonLine()
              .put("id", bug.id())
              .put("example", key.name())
              .put("compiler", bad.compiler().name())
              .put("level", bad.level())
              .put("flags", bad.flags())
              .put("class", bug.signature().kind().spelling())
              .put("signature", bug.signature().key());
      streams.out().println(TriageJson.add(line, triage));
    } else {
      String head =
          bug.id() + " (" + key.name() + "): " + bad + ": " + bug.signature().kind().spelling();
      streams.out().print(TriageText.of(head, triage));
    }
  }

  private static boolean isFile(String name) {
    return name.contains(".") && !StoreSearch.isBug(name);
  }

  private int file(FileBisection job, Path file) {
    List<FileBisection.Result> results;
    try {
      var origin = new Origin("file", new Seed(0), file.toString());
      results =
          job.of(TestCase.of(origin, program.standard(), LocalIncludes.of(file), program.flags()));
    } catch (NoSuchFileException e) {
      return wrong(e.getMessage() + ": no such file");
    } catch (IOException | UncheckedIOException e) {
      return wrong(file + ": cannot be read: " + e.getMessage());
    }
    if (results.isEmpty() && !json) {
      streams.out().println(file + ": no compiler that was asked does anything wrong");
    }
    results.forEach(result -> tell(file, result));
    streams.out().flush();
    return results.isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
  }

  private int wrong(String message) {
    streams.err().println("assay: " + message);
    return ExitCode.WRONG_USE;
  }

  private void tell(Path file, FileBisection.Result result) {
    String head = file + ": " + result.configuration() + ": " + result.kind().spelling();
    switch (result.diagnosis()) {
      case Diagnosis.NoBug(String message) ->
          streams.err().println("assay: " + file + ": " + message);
      case Diagnosis.Made(var triage, var _) -> {
        if (json) {
          var line =
              new JsonLine()
                  .put("file", file.toString())
                  .put("compiler", result.configuration().compiler().name())
                  .put("level", result.configuration().level())
                  .put("flags", result.configuration().flags())
                  .put("class", result.kind().spelling())
                  .put("signature", result.key());
          streams.out().println(TriageJson.add(line, triage));
        } else {
          streams.out().print(TriageText.of(head, triage));
        }
      }
    }
  }
}
