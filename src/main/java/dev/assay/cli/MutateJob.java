package dev.assay.cli;

import dev.assay.c.Program;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Chain;
import dev.assay.mutate.variant.Variant;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads programs, makes variants of them, and writes them with what was done to each. */
record MutateJob(
    Streams streams,
    SourceOptions source,
    VariantMaker maker,
    Limits limits,
    List<Start> starts,
    MutateJob.Wish wish) {
  /** How many variants, and of which seeds. */
  record Wish(Seed first, int count, int rounds) {
    /**
     * Files have seeds of their own, so that not all are changed alike; the first has the given.
     */
    Seed seed(int file, int variant) {
      Seed base = file == 0 ? first : first.child(file);
      return new Seed(base.value() + variant);
    }
  }

  /** What a file is, or why it cannot be mutated. */
  private sealed interface Opened {
    record Ready(Base base) implements Opened {}

    record Not(int exit, String message) implements Opened {}
  }

  int toOutput(String file, boolean tellSeed) {
    return switch (open(file)) {
      case Opened.Not(int exit, String message) -> told(exit, message);
      case Opened.Ready(Base base) -> {
        Optional<Chain.Link> made = Chain.make(maker, base, wish.first(), wish.rounds());
        if (made.isEmpty()) {
          yield nothing(file);
        }
        if (tellSeed) {
          told(ExitCode.FINE, "seed " + wish.first());
        }
        streams.out().writeBytes(SourceText.encode(made.get().base().text()));
        yield defects(made.get());
      }
    };
  }

  int toFolder(List<String> files, Path folder, boolean force) {
    return new VariantsFolder(streams, folder)
        .fill(files, force, (input, list) -> file(input, folder, list));
  }

  private int file(VariantsFolder.Input input, Path folder, JsonArrayWriter list)
      throws IOException {
    String file = input.file();
    return switch (open(file)) {
      case Opened.Not(int exit, String message) -> told(exit, message);
      case Opened.Ready(Base base) -> {
        int exit = ExitCode.FINE;
        for (int i = 0; i < wish.count(); i++) {
          Seed seed = wish.seed(input.number(), i);
          Optional<Chain.Link> made = Chain.make(maker, base, seed, wish.rounds());
          if (made.isEmpty()) {
            exit = nothing(file);
            continue;
          }
          String written = input.name() + "-" + (i + 1) + ".c";
          Files.write(folder.resolve(written), SourceText.encode(made.get().base().text()));
          list.add(line(written, seed, made.get()));
          exit = Math.max(exit, defects(made.get()));
        }
        yield exit;
      }
    };
  }

  private static JsonLine line(String file, Seed seed, Chain.Link made) {
    Base.Case first = made.base().cases().getFirst();
    return new JsonLine()
        .put("file", file)
        .put("seed", seed.toString())
        .put("exit", first.expected().exit())
        .putBytes("stdout", first.expected().stdout())
        .put("mutations", made.mutations().stream().map(Mutation::toString).toList())
        .put(
            "defects", made.defects().stream().map(d -> d.mutation() + ": " + d.reason()).toList());
  }

  private Opened open(String file) {
    return switch (ProgramFile.of(file, source, "cannot be mutated")) {
      case ProgramFile.Read.Not(int exit, String message) -> new Opened.Not(exit, message);
      case ProgramFile.Read.Fine(Program program) ->
          switch (Base.of(program, limits, starts)) {
            case Base.Read.Fine(Base base) -> new Opened.Ready(base);
            case Base.Read.Wrong(String reason) ->
                new Opened.Not(
                    ExitCode.FOUND,
                    file + " cannot be mutated, as it does not run to its end: " + reason);
          };
    };
  }

  private int nothing(String file) {
    return told(ExitCode.FOUND, file + ": none of the mutators found anything to do");
  }

  private int defects(Chain.Link made) {
    for (Variant.Defect defect : made.defects()) {
      told(
          ExitCode.FOUND,
          "left out, please report it: " + defect.mutation() + ": " + defect.reason());
    }
    return made.defects().isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
  }

  private int told(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
