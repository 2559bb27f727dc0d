package dev.assay.campaign.source;

import dev.assay.c.Standard;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Programs made by an installed Csmith. */
public record CsmithSource(Path csmith, Path headers, ProcessRunner runner)
    implements ProgramSource {
  /** Some seeds take it for ever. */
  private static final ProcessLimits LIMITS =
      ProcessLimits.COMPILER.withCpu(Duration.ofSeconds(20));

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
    try {
      String text =
          Files.readString(scratch.folder().resolve(FILE), StandardCharsets.ISO_8859_1);
      var origin = new Origin(name(), seed, String.join(" ", command.subList(3, command.size())));
      return new Sourced.Made(
          TestCase.of(
              origin,
              Standard.DEFAULT,
              List.of(new SourceFile(FILE, text)),
              List.of("-I" + headers)),
          run.cpu());
    } catch (IOException e) {
      return new Sourced.Failed("csmith left no program: " + e.getMessage(), run.cpu());
    }
  }
}
