package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Larger programs of programs that have a bit of everything are programs that compilers take. */
final class ScaledCompileTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/mutants");
  private static final int FACTOR = 9;

  @TempDir private Path folder;

  @Test
  void gccTakesThemAll() throws IOException, InterruptedException {
    assertEquals("", said("gcc", scaled()));
  }

  @Test
  void clangTakesThemAll() throws IOException, InterruptedException {
    assumeTrue(isInstalled("clang"), "no clang on the PATH");
    assertEquals("", said("clang", scaled()));
  }

  private List<Path> scaled() throws IOException {
    List<Path> files = new ArrayList<>();
    List<Path> sources;
    try (Stream<Path> all = Files.list(PROGRAMS)) {
      sources = all.sorted().toList();
    }
    for (Path source : sources) {
      Program program =
          ScalingBench.parse(Printer.print(ScalingBench.parse(Files.readString(source))));
      for (Scaling scaling : Scalings.all()) {
        Rng rng = new Seed(1).child(scaling.name() + source.getFileName()).rng();
        var drawn = Scalable.drawn(program, List.of(scaling), rng);
        if (drawn.isPresent()) {
          Path file = folder.resolve(scaling.name() + "-" + source.getFileName());
          files.add(Files.writeString(file, drawn.get().text(FACTOR)));
        }
      }
    }
    return files;
  }

  /** What a compiler has to say of the files. */
  private String said(String compiler, List<Path> files) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(compiler, "-w", "-std=gnu17", "-fsyntax-only"));
    files.forEach(file -> command.add(file.getFileName().toString()));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? "" : output;
  }

  private static boolean isInstalled(String compiler) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(compiler, "--version").redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
