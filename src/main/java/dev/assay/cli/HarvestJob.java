package dev.assay.cli;

import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.source.FunctionFile;
import dev.assay.compile.Preprocessing;
import dev.assay.harvest.EntryFormat;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.Harvester;
import dev.assay.harvest.Harvester.Crop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Goes through files, takes their functions, and writes them down file by file. */
record HarvestJob(Streams streams, SourceOptions source, Harvester harvester, Path database) {
  private static final int TOLD_EVERY = 100;
  private static final int SHOWN_REASONS = 12;

  /** What is asked for. */
  record Wish(String project, String licence, int limit, int jobs) {}

  /**
   * A file to harvest.
   *
   * @param name its path in the project
   */
  private record Item(Path path, String project, String name) {
    String key() {
      return project + "/" + name;
    }
  }

  /** What a file gave. */
  private sealed interface Yield {
    record Crops(List<Crop> crops) implements Yield {}

    record Unreadable(String reason) implements Yield {}

    record NoCompiler(String message) implements Yield {}
  }

  int run(List<Path> paths, Wish wish) {
    var file = new FunctionFile(database);
    try {
      FunctionFile.Content known = file.read();
      if (known.isCut()) {
        file.mend(known);
      }
      var items = new ArrayList<Item>();
      for (Path path : paths) {
        if (!Files.exists(path)) {
          return fail("there is no " + path);
        }
        found(path, wish).filter(i -> !known.visited().contains(i.key())).forEach(items::add);
      }
      var tally = new Tally(new HashSet<>(known.functions().keySet()), wish.limit());
      InOrder.forEach(
          items,
          wish.jobs(),
          item -> gone(item, wish),
          (item, got) -> keep(item, got, tally, file));
      if (tally.lacking.isPresent()) {
        say(tally.lacking.get());
        return ExitCode.MACHINE_LACKS;
      }
      tell(tally, items.size());
      return tally.kept + known.functions().size() > 0 ? ExitCode.FINE : ExitCode.FOUND;
    } catch (IOException | UncheckedIOException e) {
      return fail(database + ": " + e.getMessage());
    }
  }

  private static Stream<Item> found(Path path, Wish wish) throws IOException {
    String project =
        wish.project().isEmpty() ? fileName(path.toAbsolutePath().normalize()) : wish.project();
    try (Stream<Path> files = Files.walk(path)) {
      return files
          .filter(Files::isRegularFile)
          .filter(f -> f.toString().endsWith(".c") || f.toString().endsWith(".i"))
          .sorted()
          .map(f -> new Item(f, project, f.equals(path) ? fileName(f) : "" + path.relativize(f)))
          .toList()
          .stream();
    }
  }

  private static String fileName(Path path) {
    return path.getFileName().toString();
  }

  private Yield gone(Item item, Wish wish) {
    try {
      byte[] content = Files.readAllBytes(item.path());
      return switch (source.preprocessor().preprocess(item.path().toString(), content)) {
        case Preprocessing.Failed _ -> new Yield.Unreadable("file that cannot be preprocessed");
        case Preprocessing.NoCompiler(String message) -> new Yield.NoCompiler(message);
        case Preprocessing.Ready(SourceText text) -> crops(item, text, wish);
      };
    } catch (IOException e) {
      return new Yield.Unreadable("file that cannot be read");
    } catch (RuntimeException | StackOverflowError e) {
      // One bad file never stops the others.
      return new Yield.Unreadable("file that broke Assay itself: " + e);
    }
  }

  private Yield crops(Item item, SourceText text, Wish wish) {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    if (result.hasErrors() || result.unsupported().isPresent()) {
      return new Yield.Unreadable("file that Assay does not understand");
    }
    return new Yield.Crops(
        harvester.harvest(
            result.program(), new Harvester.Field(item.project(), item.name(), wish.licence())));
  }

  /** Counts while files are gone through. */
  private static final class Tally {
    private final Set<String> names;
    private final int limit;
    private final Map<String, Integer> reasons = new HashMap<>();
    private int files;
    private int seen;
    private int kept;
    private int pairs;
    private int again;
    private Optional<String> lacking = Optional.empty();

    Tally(Set<String> names, int limit) {
      this.names = names;
      this.limit = limit;
    }
  }

  private void keep(Item item, Yield got, Tally tally, FunctionFile file) {
    tally.files++;
    var lines = new ArrayList<String>();
    switch (got) {
      case Yield.Unreadable(String reason) -> tally.reasons.merge(reason, 1, Integer::sum);
      case Yield.NoCompiler(String message) -> tally.lacking = Optional.of(message);
      case Yield.Crops(List<Crop> crops) -> crops.forEach(crop -> count(crop, tally, lines));
    }
    try {
      // What could not be read now may be with other options.
      if (got instanceof Yield.Crops && tally.kept < tally.limit) {
        lines.add(EntryFormat.visited(item.key()));
      }
      if (!lines.isEmpty()) {
        file.add(lines);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (tally.files % TOLD_EVERY == 0) {
      say(tally.files + " files, " + tally.kept + " of " + tally.seen + " functions kept");
    }
  }

  private static void count(Crop crop, Tally tally, List<String> lines) {
    tally.seen++;
    switch (crop) {
      case Crop.LeftOut(String _, String reason) -> tally.reasons.merge(reason, 1, Integer::sum);
      case Crop.Kept(FunctionEntry entry) -> {
        if (!tally.names.add(entry.name())) {
          tally.again++;
        } else if (tally.kept < tally.limit) {
          tally.kept++;
          tally.pairs += entry.pairs().size();
          lines.add(EntryFormat.write(entry));
        }
      }
    }
  }

  private void tell(Tally tally, int files) {
    streams
        .out()
        .printf(
            "%d files, %d functions: %d kept with %d pairs, %d there already%n",
            files, tally.seen, tally.kept, tally.pairs, tally.again);
    tally.reasons.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(SHOWN_REASONS)
        .forEach(e -> streams.out().printf("  %6d %s%n", e.getValue(), e.getKey()));
    streams.out().flush();
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
