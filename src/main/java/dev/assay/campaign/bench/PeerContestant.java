package dev.assay.campaign.bench;

import dev.assay.c.Standard;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A generator that is a program of its own. Its cost is the CPU time of its processes.
 *
 * @param command what makes the program of a seed in the current folder
 * @param files the names that its files may have
 * @param flags what compilers need to read its programs
 */
public record PeerContestant(
    String name,
    LongFunction<List<String>> command,
    List<String> files,
    List<String> flags,
    ProcessRunner runner,
    Supplier<Scratch> scratches)
    implements Contestant {
  /** Some seeds take Csmith for ever. */
  private static final ProcessLimits LIMITS =
      ProcessLimits.COMPILER.withCpu(Duration.ofSeconds(20));

  private static final long LARGEST = 16 << 20;

  public PeerContestant {
    files = List.copyOf(files);
    flags = List.copyOf(flags);
  }

  public static PeerContestant csmith(
      Path csmith, Path headers, ProcessRunner runner, Supplier<Scratch> scratches) {
    return new PeerContestant(
        "csmith",
        seed -> List.of(csmith.toString(), "--seed", "" + seed, "-o", "test.c"),
        List.of("test.c"),
        List.of("-I" + headers),
        runner,
        scratches);
  }

  /** YARPGen in whichever of its versions; empty if no program comes from it. */
  public static Optional<Contestant> yarpgen(
      Path yarpgen, ProcessRunner runner, Supplier<Scratch> scratches) {
    List<String> files =
        List.of("driver.c", "func.c", "init.c", "check.c", "hash.c", "init.h", "check.h", "hash.h");
    // The options for the language and for the folder differ between the versions.
    return Stream.of(List.of("--std=c", "-o", "."), List.of("--std=c99", "-d", "."))
        .<Contestant>map(options ->
            new PeerContestant(
                "yarpgen",
                seed -> yarpgenCommand(yarpgen, seed, options),
                files,
                List.of(),
                runner,
                scratches))
        .filter(one -> !one.make(1, 1, _ -> {}).programs().isEmpty())
        .findFirst();
  }

  private static List<String> yarpgenCommand(Path yarpgen, long seed, List<String> options) {
    var command = new ArrayList<>(List.of(yarpgen.toString(), "-s", "" + seed));
    command.addAll(options);
    return command;
  }

  @Override
  public ProgramSet make(int count, long seed, IntConsumer progress) {
    var programs = new ArrayList<TestCase>();
    Duration cpu = Duration.ZERO;
    try (Scratch scratch = scratches.get()) {
      for (int i = 0; i < count; i++) {
        scratch.clear();
        Completed run = runner.run(Task.of(command.apply(seed + i), scratch.folder(), LIMITS));
        Optional<TestCase> program = run.succeeded() ? read(scratch, seed + i) : Optional.empty();
        if (program.isPresent()) {
          programs.add(program.get());
          cpu = cpu.plus(run.cpu());
        }
        progress.accept(i + 1);
      }
    }
    return new ProgramSet(name, programs, cpu, count - programs.size());
  }

  private Optional<TestCase> read(Scratch scratch, long seed) {
    var found = new ArrayList<SourceFile>();
    for (String file : files) {
      scratch
          .read(file, LARGEST)
          .map(bytes -> new SourceFile(file, new String(bytes, StandardCharsets.ISO_8859_1)))
          .ifPresent(found::add);
    }
    List<String> units =
        found.stream().map(SourceFile::name).filter(file -> file.endsWith(".c")).toList();
    return units.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TestCase(
                new Origin(name, new Seed(seed), ""),
                Standard.DEFAULT,
                found,
                units,
                flags,
                Expectation.NONE));
  }
}
