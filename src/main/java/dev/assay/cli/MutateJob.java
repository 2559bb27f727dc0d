package dev.assay.cli;

import dev.assay.c.parse.DiagnosticPrinter;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Chain;
import dev.assay.mutate.variant.Variant;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads programs, makes variants of them, and writes them with what was done to each. */
record MutateJob(
    Streams streams,
    SourceOptions source,
    VariantMaker maker,
    Limits limits,
    List<Start> starts,
    MutateJob.Wish wish) {
  private static final String RECORD = "variants.json";

  /** How many variants, and of which seeds. */
  record Wish(Seed first, int count, int rounds) {
    Seed seed(int variant) {
      return new Seed(first.value() + variant);
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
    try {
      Files.createDirectories(folder);
      if (!force && !OutputFolder.isEmpty(folder)) {
        return told(
            ExitCode.WRONG_USE, folder + " is not empty; choose another folder, or add --force");
      }
      try (Writer writer =
          Files.newBufferedWriter(folder.resolve(RECORD), StandardCharsets.UTF_8)) {
        var list = new JsonArrayWriter(writer);
        int exit = ExitCode.FINE;
        Set<String> names = new HashSet<>();
        for (String file : files) {
          exit = Math.max(exit, file(file, OutputFolder.name(file, names), folder, list));
        }
        list.end();
        return exit;
      }
    } catch (IOException e) {
      return told(ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      return told(
          ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getCause().getMessage());
    }
  }

  private int file(String file, String name, Path folder, JsonArrayWriter list) throws IOException {
    return switch (open(file)) {
      case Opened.Not(int exit, String message) -> told(exit, message);
      case Opened.Ready(Base base) -> {
        int exit = ExitCode.FINE;
        for (int i = 0; i < wish.count(); i++) {
          Optional<Chain.Link> made = Chain.make(maker, base, wish.seed(i), wish.rounds());
          if (made.isEmpty()) {
            exit = nothing(file);
            continue;
          }
          String written = name + "-" + (i + 1) + ".c";
          Files.write(folder.resolve(written), SourceText.encode(made.get().base().text()));
          list.add(line(written, wish.seed(i), made.get()));
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
    try {
      byte[] content = Files.readAllBytes(Path.of(file));
      return switch (source.preprocessor().preprocess(file, content)) {
        case Preprocessing.Failed(String message) -> new Opened.Not(ExitCode.FOUND, message);
        case Preprocessing.NoCompiler(String message) ->
            new Opened.Not(ExitCode.MACHINE_LACKS, message);
        case Preprocessing.Ready(SourceText text) -> parsed(file, text);
      };
    } catch (IOException e) {
      return new Opened.Not(ExitCode.WRONG_USE, "cannot read " + e.getMessage());
    }
  }

  private Opened parsed(String file, SourceText text) {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    if (result.hasErrors() || result.unsupported().isPresent()) {
      var messages = new StringBuilder(file + " cannot be mutated:\n");
      var printer = new DiagnosticPrinter(text);
      result.errors().forEach(error -> messages.append(printer.print(error)));
      result.unsupported().ifPresent(what -> messages.append(printer.print(what)));
      return new Opened.Not(ExitCode.FOUND, messages.toString().strip());
    }
    return switch (Base.of(result.program(), limits, starts)) {
      case Base.Read.Fine(Base base) -> new Opened.Ready(base);
      case Base.Read.Wrong(String reason) ->
          new Opened.Not(
              ExitCode.FOUND,
              file + " cannot be mutated, as it does not run to its end: " + reason);
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
