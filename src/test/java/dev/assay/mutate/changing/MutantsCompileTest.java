package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mutants of programs that have a bit of everything are programs that compilers take. */
final class MutantsCompileTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/mutants");
  private static final int SEEDS = 2;
  private static final int MOST_REFUSED_PERCENT = 5;

  @TempDir private Path folder;

  @Test
  void gccTakesThemAll() throws IOException, InterruptedException {
    assertEquals("", said("gcc", mutants()));
  }

  @Test
  void clangTakesThemAll() throws IOException, InterruptedException {
    assumeTrue(isInstalled("clang"), "no clang on the PATH");
    assertEquals("", said("clang", mutants()));
  }

  /** The files of mutants, by all mutators with some seeds. */
  private List<Path> mutants() throws IOException {
    List<Path> files = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    List<Path> sources;
    try (Stream<Path> all = Files.list(PROGRAMS)) {
      sources = all.sorted().toList();
    }
    for (Path source : sources) {
      Program program =
          ChangeBench.parse(Printer.print(ChangeBench.parse(Files.readString(source))));
      for (ChangingMutator mutator : ChangingMutators.all()) {
        for (int seed = 0; seed < SEEDS; seed++) {
          var subject = new Subject(program, Optional.of(program), seed % 2 == 1);
          var step =
              new Step(mutator.name(), new Seed(seed).child(source.getFileName().toString()));
          switch (MutantMaker.ofAll().step(subject, step)) {
            case MutantMaker.Tried.Made(Mutant mutant) -> files.add(written(mutant, source, seed));
            case MutantMaker.Tried.NoSite _ -> {}
            case MutantMaker.Tried.Refused(String reason) -> refused.add(step + ": " + reason);
          }
        }
      }
    }
    assertTrue(refused.size() * 100 <= files.size() * MOST_REFUSED_PERCENT, refused::toString);
    return files;
  }

  private Path written(Mutant mutant, Path source, int seed) throws IOException {
    String name = mutant.step().mutator() + "-" + seed + "-" + source.getFileName();
    return Files.writeString(folder.resolve(name), mutant.text());
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
