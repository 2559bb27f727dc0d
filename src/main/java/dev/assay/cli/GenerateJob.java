package dev.assay.cli;

import dev.assay.c.parse.SourceText;
import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Generator;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;

/** Generates programs on several threads and writes them in the order of their seeds. */
record GenerateJob(Streams streams, Generator generator, Seed first, int count, int jobs) {
  static final String EXPECTED = "expected.json";

  /** What a seed gave. */
  private sealed interface Made {
    record Program(Generated generated) implements Made {}

    record Failure(Throwable cause) implements Made {}
  }

  /** One program of one file. */
  int toOutput(boolean tellSeed) {
    var exit = new int[1];
    InOrder.forEach(
        List.of(first),
        1,
        this::make,
        (seed, made) -> {
          switch (made) {
            case Made.Program(Generated generated) -> {
              if (tellSeed) {
                streams.err().println("seed " + seed);
                streams.err().flush();
              }
              streams.out().writeBytes(SourceText.encode(generated.files().getFirst().text()));
            }
            case Made.Failure(Throwable cause) -> exit[0] = failed(seed, cause);
          }
        });
    return exit[0];
  }

  int toFolder(Path folder, boolean force) {
    try {
      Files.createDirectories(folder);
      if (!force && !OutputFolder.isEmpty(folder)) {
        return wrong(folder + " is not empty; choose another folder, or add --force");
      }
      return write(folder);
    } catch (IOException e) {
      return wrong("cannot write to " + folder + ": " + reason(e));
    } catch (UncheckedIOException e) {
      return wrong("cannot write to " + folder + ": " + reason(e.getCause()));
    }
  }

  private static String reason(IOException e) {
    return e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException
        ? "it is a file, not a folder"
        : e.getMessage();
  }

  private int write(Path folder) throws IOException {
    var exit = new int[1];
    var progress = new GenerateProgress(streams.err(), count, Terminal.isThere());
    List<Seed> seeds =
        LongStream.range(0, count).mapToObj(i -> new Seed(first.value() + i)).toList();
    try (Writer expected =
        Files.newBufferedWriter(folder.resolve(EXPECTED), StandardCharsets.UTF_8)) {
      var list = new JsonArrayWriter(expected);
      InOrder.forEach(
          seeds,
          jobs,
          this::make,
          (seed, made) -> {
            switch (made) {
              case Made.Program(Generated generated) -> {
                Written written = write(folder, seed, generated);
                list.add(expectation(seed, generated, written));
                progress.one(written.bytes());
              }
              case Made.Failure(Throwable cause) -> {
                progress.erase();
                exit[0] = failed(seed, cause);
              }
            }
          });
      list.end();
    }
    progress.end(folder);
    return exit[0];
  }

  private Made make(Seed seed) {
    try {
      return new Made.Program(generator.generate(seed));
    } catch (RuntimeException | StackOverflowError e) {
      return new Made.Failure(e);
    }
  }

  /**
   * @param prefix of the names of the program's files, below the folder
   */
  private record Written(String prefix, String suffix, boolean folder, long bytes) {
    String path(String name) {
      return folder ? prefix + "/" + name : prefix + suffix;
    }
  }

  private Written write(Path folder, Seed seed, Generated generated) {
    String prefix = generator.name() + "-" + seed;
    boolean several = generated.files().size() > 1;
    String name = generated.files().getFirst().name();
    String suffix = name.substring(name.lastIndexOf('.'));
    long bytes = generated.files().stream().mapToLong(file -> file.text().length()).sum();
    var written = new Written(prefix, suffix, several, bytes);
    try {
      if (several) {
        Files.createDirectories(folder.resolve(prefix));
      }
      for (GeneratedFile file : generated.files()) {
        Files.write(folder.resolve(written.path(file.name())), SourceText.encode(file.text()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return written;
  }

  private JsonLine expectation(Seed seed, Generated generated, Written written) {
    Generated.Statistics statistics = generated.statistics();
    JsonLine line = origin(seed, generated, written);
    return generated
        .expected()
        .map(known -> line.put("exit", known.exit()).putBytes("stdout", known.stdout()))
        .orElseGet(() -> line.putNull("exit").putNull("stdout"))
        .put(
            "statistics",
            new JsonLine()
                .put("attempts", statistics.attempts())
                .put("defects", statistics.defects())
                .put("rounds", statistics.rounds())
                .put("holes", statistics.holes())
                .put("repaired", statistics.repaired())
                .put("statements", statistics.statements())
                .put("executed", statistics.executed()));
  }

  private JsonLine origin(Seed seed, Generated generated, Written written) {
    return new JsonLine()
        .put("seed", seed.toString())
        .put("generator", generator.name())
        .put("files", generated.files().stream().map(f -> written.path(f.name())).toList())
        .put("units", generated.units().stream().map(written::path).toList())
        .put("language", generated.target().isCxx() ? "c++" : "c")
        .put("std", generated.target().language().spelling())
        .put("model", generated.target().model().name());
  }

  private int failed(Seed seed, Throwable cause) {
    streams.err().println("assay: seed " + seed + " failed, please report it: " + cause);
    streams.err().flush();
    return ExitCode.FOUND;
  }

  private int wrong(String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return ExitCode.WRONG_USE;
  }
}
