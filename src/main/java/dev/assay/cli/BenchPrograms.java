package dev.assay.cli;

import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The programs of one measurement, in a folder of their own that goes when it is closed. */
final class BenchPrograms implements AutoCloseable {
  private static final List<String> BUILT_IN =
      List.of("hash.c", "interpreter.c", "matrix.c", "records.c", "sieve.c", "sort.c");

  private final Path folder;
  private final PrintStream err;
  private final List<Path> programs = new ArrayList<>();
  private final List<String> flags = new ArrayList<>();

  private BenchPrograms(Path folder, PrintStream err) {
    this.folder = folder;
    this.err = err;
  }

  static BenchPrograms in(PrintStream err) throws IOException {
    return new BenchPrograms(Files.createTempDirectory("assay-bench"), err);
  }

  List<Path> programs() {
    return List.copyOf(programs);
  }

  /** What a compiler must be told to build them. */
  List<String> flags() {
    return List.copyOf(flags);
  }

  void addFiles(List<Path> files) {
    programs.addAll(files);
  }

  void addBuiltIn() throws IOException {
    for (String name : BUILT_IN) {
      Path file = folder.resolve(name);
      try (InputStream in = BenchPrograms.class.getResourceAsStream("bench/" + name)) {
        Files.write(file, in.readAllBytes());
      }
      programs.add(file);
    }
  }

  /** Adds programs of Csmith; says what is missing if it cannot. */
  Optional<String> addCsmith(int count, SearchPath path) throws IOException {
    Optional<Path> csmith = path.find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (csmith.isEmpty() || headers.isEmpty()) {
      return Optional.of(
          "Csmith is missing; install it (Debian/Ubuntu: apt-get install csmith libcsmith-dev)");
    }
    flags.add("-I" + headers.get());
    err.println("making " + count + " programs with Csmith ...");
    err.flush();
    for (int seed = 1; seed <= count; seed++) {
      CsmithProgram.generate(csmith.get(), folder, seed).ifPresent(programs::add);
    }
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.toList().reversed()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
