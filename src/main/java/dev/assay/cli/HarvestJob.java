package dev.assay.cli;

import com.sun.management.OperatingSystemMXBean;
import dev.assay.c.Decl;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.source.DebianPackages;
import dev.assay.campaign.source.Fetched;
import dev.assay.campaign.source.FunctionFile;
import dev.assay.campaign.source.PairCheck;
import dev.assay.compile.CacheFolder;
import dev.assay.compile.Preprocessing;
import dev.assay.harvest.EntryFormat;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.Harvester;
import dev.assay.harvest.Harvester.Crop;
import dev.assay.harvest.Licence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Goes through source trees, takes the functions of their files, and writes them down file by file.
 */
final class HarvestJob {
  private static final int TOLD_EVERY = 100;

  /** Has functions of the C library in the place of tables that only the library has. */
  private static final List<String> FLAGS = List.of("-D__NO_CTYPE");

  private final Streams streams;
  private final SourceOptions source;
  private final Harvester harvester;
  private final Wish wish;
  private final FunctionFile file;
  private final Optional<PairCheck> check;

  /**
   * A job.
   *
   * @param check asks compilers whether they agree; empty to believe the interpreter
   */
  HarvestJob(
      Streams streams,
      SourceOptions source,
      Harvester harvester,
      Wish wish,
      Optional<PairCheck> check) {
    this.streams = streams;
    this.source = source;
    this.harvester = harvester;
    this.wish = wish;
    this.file = new FunctionFile(wish.database());
    this.check = check;
  }

  /**
   * What is asked for.
   *
   * @param packages of Debian
   * @param project empty for the names of the trees
   * @param licence empty for what files say
   */
  record Wish(
      List<Path> paths,
      List<String> packages,
      Path database,
      String project,
      String licence,
      int limit,
      int jobs) {}

  /** What a file gave. */
  private sealed interface Yield {
    record Crops(List<Crop> crops) implements Yield {}

    record Unreadable(String reason) implements Yield {}

    record NoCompiler(String message) implements Yield {}
  }

  int run() {
    for (Path path : wish.paths()) {
      if (!Files.exists(path)) {
        return fail("there is no " + path);
      }
    }
    try {
      FunctionFile.Content known = file.read();
      if (known.isCut()) {
        file.mend(known);
      }
      var tally = new HarvestTally(known.functions().keySet(), wish.limit());
      int exit = ExitCode.FINE;
      for (Path path : wish.paths()) {
        exit = Math.max(exit, path(path, known.visited(), tally));
      }
      exit = Math.max(exit, packages(known.visited(), tally));
      tally.tell(streams.out());
      tellTime(tally);
      boolean isEmpty = tally.kept() + known.functions().size() == 0;
      return exit == ExitCode.FINE && isEmpty ? ExitCode.FOUND : exit;
    } catch (IOException | UncheckedIOException e) {
      return fail(wish.database() + ": " + e.getMessage());
    }
  }

  /** Not with the results, which are the same each time. */
  private void tellTime(HarvestTally tally) {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        && tally.seen() > 0) {
      double seconds = system.getProcessCpuTime() / 1e9;
      say(
          "%.1f s of CPU time without the preprocessor's, %.1f functions a second"
              .formatted(seconds, tally.seen() / seconds));
    }
  }

  private int path(Path path, Set<String> visited, HarvestTally tally) throws IOException {
    if (Files.isRegularFile(path) && Fetched.isArchive(path)) {
      return fetched(Fetched.unpacked(path), visited, tally);
    }
    return tree(HarvestTree.of(path, project(HarvestTree.fileName(path))), visited, tally);
  }

  private int packages(Set<String> visited, HarvestTally tally) throws IOException {
    if (wish.packages().isEmpty()) {
      return ExitCode.FINE;
    }
    var debian = new DebianPackages(CacheFolder.of("debian"));
    Optional<String> problem = debian.update();
    if (problem.isPresent()) {
      say(problem.get());
      return ExitCode.MACHINE_LACKS;
    }
    int exit = ExitCode.FINE;
    for (String name : wish.packages()) {
      say("fetching the source of " + name + " ...");
      exit = Math.max(exit, fetched(debian.fetch(name), visited, tally));
    }
    return exit;
  }

  private int fetched(Fetched.Result result, Set<String> visited, HarvestTally tally)
      throws IOException {
    return switch (result) {
      case Fetched.Result.Failed(String message) -> fail(message);
      case Fetched.Result.Ready(Fetched tree) -> {
        try (tree) {
          yield tree(HarvestTree.of(tree.root(), project(tree.project())), visited, tally);
        }
      }
    };
  }

  private String project(String name) {
    return wish.project().isEmpty() ? name : wish.project();
  }

  private int tree(HarvestTree tree, Set<String> visited, HarvestTally tally) throws IOException {
    List<HarvestTree.Item> items =
        tree.items().stream().filter(i -> !visited.contains(i.key())).toList();
    var lacking = new ArrayList<String>();
    InOrder.forEach(items, wish.jobs(), this::gone, (item, got) -> keep(item, got, tally, lacking));
    if (!lacking.isEmpty()) {
      say(lacking.getFirst());
      return ExitCode.MACHINE_LACKS;
    }
    return ExitCode.FINE;
  }

  private Yield gone(HarvestTree.Item item) {
    try {
      byte[] content = Files.readAllBytes(item.path());
      return switch (preprocessed(item, content)) {
        case Preprocessing.Failed _ -> new Yield.Unreadable("file that cannot be preprocessed");
        case Preprocessing.NoCompiler(String message) -> new Yield.NoCompiler(message);
        case Preprocessing.Ready(SourceText text) ->
            crops(item, text, Licence.of(SourceText.decode(content)));
      };
    } catch (IOException e) {
      return new Yield.Unreadable("file that cannot be read");
    } catch (RuntimeException | StackOverflowError e) {
      // One bad file never stops the others.
      return new Yield.Unreadable("file that broke Assay itself: " + e);
    }
  }

  private Preprocessing preprocessed(HarvestTree.Item item, byte[] content) throws IOException {
    var flags = new ArrayList<>(FLAGS);
    item.tree().commands().of(item.path()).ifPresent(flags::addAll);
    return item.tree().headers().preprocess(item.path(), content, source.settings(flags));
  }

  private Yield crops(HarvestTree.Item item, SourceText text, Optional<String> said) {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    boolean hasFunctions =
        result.program().declarations().stream()
            .anyMatch(d -> d instanceof Decl.Function f && f.body().isPresent());
    if (result.hasErrors() && !hasFunctions) {
      return new Yield.Unreadable("file that Assay does not understand");
    }
    String licence = wish.licence().isEmpty() ? said.orElse(item.tree().licence()) : wish.licence();
    var field = new Harvester.Field(item.tree().project(), item.name(), licence);
    return new Yield.Crops(confirmed(harvester.harvest(result.program(), field)));
  }

  /** Without those of which compilers think otherwise. */
  private List<Crop> confirmed(List<Crop> crops) {
    if (check.isEmpty()) {
      return crops;
    }
    Map<String, FunctionEntry> kept =
        crops.stream()
            .filter(Crop.Kept.class::isInstance)
            .map(crop -> ((Crop.Kept) crop).entry())
            .collect(Collectors.toMap(FunctionEntry::name, e -> e, (one, _) -> one));
    Map<String, String> problems = check.get().problems(List.copyOf(kept.values()));
    return crops.stream()
        .map(crop ->
            crop instanceof Crop.Kept(FunctionEntry e) && problems.containsKey(e.name())
                ? new Crop.LeftOut(e.source().function(), "is not confirmed by compilers")
                : crop)
        .toList();
  }

  private void keep(HarvestTree.Item item, Yield got, HarvestTally tally, List<String> lacking) {
    tally.file();
    switch (got) {
      case Yield.Unreadable(String reason) -> tally.leftOut(reason);
      case Yield.NoCompiler(String message) -> lacking.add(message);
      case Yield.Crops(List<Crop> crops) -> write(item, tally.kept(crops), tally);
    }
    if (tally.files() % TOLD_EVERY == 0) {
      say(tally.files() + " files, " + tally.kept() + " of " + tally.seen() + " functions kept");
    }
  }

  /** What could not be read is not marked as visited: it may be with other options. */
  private void write(HarvestTree.Item item, List<FunctionEntry> entries, HarvestTally tally) {
    var lines = new ArrayList<String>();
    entries.forEach(entry -> lines.add(EntryFormat.write(entry)));
    if (!tally.isFull()) {
      lines.add(EntryFormat.visited(item.key()));
    }
    try {
      if (!lines.isEmpty()) {
        file.add(lines);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void say(String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
  }

  private int fail(String message) {
    say(message);
    return ExitCode.WRONG_USE;
  }
}
