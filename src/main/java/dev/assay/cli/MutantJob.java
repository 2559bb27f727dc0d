package dev.assay.cli;

import dev.assay.c.Program;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.changing.Mutant;
import dev.assay.mutate.changing.MutantMaker;
import dev.assay.mutate.changing.Subject;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads programs and writes mutants of them, which do other things than the programs.
 *
 * @param conservative whether they should rather be defined
 */
record MutantJob(
    Streams streams,
    SourceOptions source,
    MutantMaker maker,
    Limits limits,
    MutateJob.Wish wish,
    boolean conservative) {
  /** A mutant with all that was done to make it. */
  private record Made(Mutant mutant, List<String> steps) {}

  int toOutput(String file, boolean tellSeed) {
    return switch (read(file)) {
      case ProgramFile.Read.Not(int exit, String message) -> told(exit, message);
      case ProgramFile.Read.Fine(Program program) -> {
        Optional<Made> made = make(program, Optional.empty(), wish.first());
        if (made.isEmpty()) {
          yield nothing(file);
        }
        if (tellSeed) {
          told(ExitCode.FINE, "seed " + wish.first());
        }
        streams.out().writeBytes(SourceText.encode(made.get().mutant().text()));
        yield ExitCode.FINE;
      }
    };
  }

  /** Code that mutators take from others is taken from the files in turn. */
  int toFolder(List<String> files, Path folder, boolean force) {
    return new VariantsFolder(streams, folder)
        .fill(files, force, (input, list) -> write(input, files, folder, list));
  }

  private int write(
      VariantsFolder.Input input, List<String> files, Path folder, JsonArrayWriter list)
      throws IOException {
    return switch (read(input.file())) {
      case ProgramFile.Read.Not(int exit, String message) -> told(exit, message);
      case ProgramFile.Read.Fine(Program program) -> write(input, program, files, folder, list);
    };
  }

  private int write(
      VariantsFolder.Input input,
      Program program,
      List<String> files,
      Path folder,
      JsonArrayWriter list)
      throws IOException {
    int exit = ExitCode.FINE;
    for (int i = 0; i < wish.count(); i++) {
      Seed seed = wish.seed(input.number(), i);
      String donor = files.get(seed.child("donor").rng().nextInt(files.size()));
      Optional<Program> other =
          read(donor) instanceof ProgramFile.Read.Fine(Program found)
              ? Optional.of(found)
              : Optional.empty();
      Optional<Made> made = make(program, other, seed);
      if (made.isEmpty()) {
        exit = nothing(input.file());
        continue;
      }
      String written = input.name() + "-" + (i + 1) + ".c";
      Files.write(folder.resolve(written), SourceText.encode(made.get().mutant().text()));
      list.add(line(written, seed, made.get()));
    }
    return exit;
  }

  private Optional<Made> make(Program program, Optional<Program> other, Seed seed) {
    Optional<Program> now = Optional.of(program);
    Optional<Made> made = Optional.empty();
    var steps = new ArrayList<String>();
    for (int i = 0; i < wish.rounds() && now.isPresent(); i++) {
      Optional<Mutant> next =
          maker.make(new Subject(now.get(), other, conservative), seed.child(i)).mutant();
      if (next.isPresent()) {
        steps.add(next.get().step() + " " + next.get().material());
        made = Optional.of(new Made(next.get(), List.copyOf(steps)));
      }
      now = next.map(Mutant::program);
    }
    return made;
  }

  private JsonLine line(String file, Seed seed, Made made) {
    var dialect = new Dialect(made.mutant().program().standard(), false, true);
    Execution execution = Interpreter.run(made.mutant().program(), dialect, limits);
    var line = new JsonLine().put("file", file).put("seed", seed.toString());
    if (execution instanceof Execution.Finished finished) {
      line.put("status", "finished")
          .put("exit", finished.exit())
          .putBytes("stdout", finished.stdout());
    } else {
      line.put("status", CheckWords.status(execution)).putNull("exit").putNull("stdout");
    }
    return line.put("steps", made.steps());
  }

  /** As it is printed: it stands alone, and every node is an object of its own. */
  private ProgramFile.Read read(String file) {
    return switch (ProgramFile.of(file, source, "cannot be mutated")) {
      case ProgramFile.Read.Not not -> not;
      case ProgramFile.Read.Fine(Program given) -> alone(file, given);
    };
  }

  private static ProgramFile.Read alone(String file, Program given) {
    String text = Printer.print(HeaderDeclarations.madeOwn(given));
    ParseResult again =
        Parser.parse(SourceText.of(given.file(), text), given.model(), given.standard());
    return again.hasErrors() || again.unsupported().isPresent()
        ? new ProgramFile.Read.Not(ExitCode.FOUND, file + " does not stand alone")
        : new ProgramFile.Read.Fine(again.program());
  }

  private int nothing(String file) {
    return told(ExitCode.FOUND, file + ": none of the mutators found anything to do");
  }

  private int told(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
