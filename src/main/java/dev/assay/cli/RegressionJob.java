package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.campaign.greybox.CorpusProgram;
import dev.assay.campaign.greybox.Distillation;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.campaign.greybox.FeatureShrinking;
import dev.assay.campaign.greybox.FolderPrograms;
import dev.assay.campaign.greybox.Roots;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.enhance.Enhancement;
import dev.assay.mutate.enhance.Enhancer;
import dev.assay.mutate.enhance.Wish;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * {@code assay enhance --regression}: of many programs the few that would add something to a suite
 * of tests, made small and checkable.
 */
record RegressionJob(
    Streams streams,
    SourceOptions source,
    Wish wish,
    CompilerOptions compilers,
    FeedbackWish feedback,
    int jobs) {
  private static final String RECORD = "regression.json";

  /** What is spent on making one program small. */
  private static final Duration BUDGET = Duration.ofSeconds(60);

  int run(Path suite, List<String> files, Path folder, boolean overwrite) {
    if (!Files.isDirectory(suite)) {
      return told(ExitCode.WRONG_USE, "--regression: no folder " + suite);
    }
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> told(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield switch (FeedbackMeters.choose(workshop, feedback)) {
            case FeedbackMeters.Choice.Impossible(int exit, String message) -> told(exit, message);
            case FeedbackMeters.Choice.Ready(FeatureMeter meter) ->
                new Work(workshop, meter.withoutCounts(), folder).run(suite, files, overwrite);
          };
        } catch (IOException e) {
          yield told(ExitCode.WRONG_USE, e.getMessage());
        }
      }
    };
  }

  private final class Work {
    private final Workshop workshop;
    private final FeatureMeter meter;
    private final Path folder;

    Work(Workshop workshop, FeatureMeter meter, Path folder) {
      this.workshop = workshop;
      this.meter = meter;
      this.folder = folder;
    }

    int run(Path suite, List<String> files, boolean overwrite) throws IOException {
      Files.createDirectories(folder);
      if (!overwrite && !OutputFolder.isEmpty(folder)) {
        return told(
            ExitCode.WRONG_USE,
            folder + " is not empty; choose another folder, or add --overwrite");
      }
      FolderPrograms reading = CorpusMinimising.programs(workshop, meter);
      told(0, "looking at " + suite + " ...");
      Roots.Loaded tests = reading.below(suite);
      Features known = Features.NONE;
      for (CorpusProgram test : tests.programs()) {
        known = known.union(test.features());
      }
      told(0, tests.programs().size() + " tests with " + known.size() + " features");
      List<CorpusProgram> chosen = Distillation.without(known, checkable(files));
      return write(chosen, known);
    }

    /** Those that have a single output once enhanced, with what they show before and after. */
    private List<CorpusProgram> checkable(List<String> files) {
      var found = new ArrayList<CorpusProgram>();
      for (String file : files) {
        if (ProgramFile.of(file, source, "cannot be enhanced")
                instanceof ProgramFile.Read.Fine(Program program)
            && Enhancer.enhance(program, wish) instanceof Enhancement.Checkable(var made, var _)) {
          String text = Printer.print(HeaderDeclarations.madeOwn(program));
          // The checksum's own code shows something, too, which is of no interest.
          measured(text)
              .flatMap(before -> measured(made.text()).map(before::common))
              .ifPresent(features -> found.add(CorpusProgram.root(file, text, features)));
        }
      }
      told(0, found.size() + " of " + files.size() + " programs can be checked");
      return found;
    }

    private Optional<Features> measured(String text) {
      try (Scratch scratch = workshop.runner().scratch()) {
        return meter.measure(CorpusProgram.test(text), scratch)
                instanceof Measured.Seen(Features features, var _)
            ? Optional.of(features)
            : Optional.empty();
      }
    }

    private int write(List<CorpusProgram> chosen, Features known) throws IOException {
      Set<String> names = new HashSet<>();
      Features reached = known;
      int written = 0;
      try (Writer writer =
          Files.newBufferedWriter(folder.resolve(RECORD), StandardCharsets.UTF_8)) {
        var list = new JsonArrayWriter(writer);
        for (CorpusProgram program : chosen) {
          Features wanted = program.features().minus(reached);
          Optional<Test> test = wanted.isEmpty() ? Optional.empty() : small(program, wanted);
          if (test.isPresent()) {
            String name = OutputFolder.name(program.lineage().root(), names);
            test.get().write(name, folder);
            list.add(line(name, program, test.get(), wanted));
            reached = reached.union(wanted);
            written++;
          }
        }
        list.end();
      }
      streams
          .out()
          .println(
              written + " tests with " + reached.minus(known).size() + " features that are new");
      streams.out().flush();
      return ExitCode.FINE;
    }

    private JsonLine line(String name, CorpusProgram program, Test test, Features wanted) {
      try (Scratch scratch = workshop.runner().scratch()) {
        return new JsonLine()
            .put("file", name + ".c")
            .put("source", program.lineage().root())
            .putBytes("output", test.output())
            .put("features", meter.named(CorpusProgram.test(test.text()), wanted, scratch));
      }
    }

    /** Smaller, if what is new in it stays. */
    private Optional<Test> small(CorpusProgram program, Features wanted) {
      long end = System.nanoTime() + BUDGET.toNanos();
      BooleanSupplier stop = () -> System.nanoTime() > end;
      var shrinking = new FeatureShrinking(meter, workshop.runner()::scratch, jobs, stop);
      String small =
          shrinking.of(
              program,
              text -> test(text).filter(t -> shrinking.shows(t.text(), wanted)).isPresent());
      return test(small);
    }

    /** With its output told; a program that prints once already stays as it is. */
    private Optional<Test> test(String text) {
      var parsed = Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
      return !parsed.hasErrors()
              && Enhancer.enhance(parsed.program(), new Wish(false, false, wish.limits()))
                  instanceof Enhancement.Checkable(var made, String output)
          ? Optional.of(new Test(made.text(), output))
          : Optional.empty();
    }
  }

  /** A test for a suite. */
  private record Test(String text, String output) {
    void write(String name, Path folder) throws IOException {
      Files.write(folder.resolve(name + ".c"), SourceText.encode(text));
      Files.writeString(folder.resolve(name + ".expected"), output, StandardCharsets.ISO_8859_1);
    }
  }

  private int told(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
