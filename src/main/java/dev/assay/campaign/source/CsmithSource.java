package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
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

/**
 * Programs made by an installed Csmith, whole and without what they do not use of its headers.
 *
 * @param readers the compilers that may preprocess them
 */
public record CsmithSource(Path csmith, Path headers, ProcessRunner runner, List<Compiler> readers)
    implements ProgramSource {
  public CsmithSource {
    readers = List.copyOf(readers);
  }

  /** Some seeds take it for ever. */
  private static final ProcessLimits LIMITS =
      ProcessLimits.COMPILER.withCpu(Duration.ofSeconds(20));

  private static final long LARGEST = 4 << 20;
  private static final String FILE = "test.c";

  @Override
  public String name() {
    return "csmith";
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    Seed seed = ticket.seed();
    var command = new ArrayList<String>(List.of(csmith.toString(), "-o", FILE));
    command.addAll(List.of("--seed", "" + (seed.child("csmith").value() & 0xffff_ffffL)));
    command.addAll(CsmithOptions.draw(seed.child("options").rng()));
    Completed run = runner.run(Task.of(command, scratch.folder(), LIMITS));
    if (!run.succeeded()) {
      return new Sourced.Failed("csmith: " + run.end(), run.cpu());
    }
    var origin = new Origin(name(), seed, String.join(" ", command.subList(3, command.size())));
    Optional<byte[]> bytes = scratch.read(FILE, LARGEST);
    if (bytes.isEmpty()) {
      return new Sourced.Failed("csmith left no program, or one that is too large", run.cpu());
    }
    var file = new SourceFile(FILE, new String(bytes.get(), StandardCharsets.ISO_8859_1));
    TestCase test = TestCase.of(origin, Standard.DEFAULT, List.of(file), List.of("-I" + headers));
    Optional<Compiler> reader = TestReader.candidates(readers, DataModel.LP64).stream().findFirst();
    if (reader.isEmpty()) {
      return new Sourced.Made(test, run.cpu());
    }
    WholeProgram.Made whole = new WholeProgram(runner, reader.get()).of(test, scratch);
    return new Sourced.Made(whole.test(), run.cpu().plus(whole.cpu()));
  }
}
