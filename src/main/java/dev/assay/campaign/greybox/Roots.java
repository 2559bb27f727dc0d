package dev.assay.campaign.greybox;

import dev.assay.compile.Compiler;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.find.Parallel;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The programs of a corpus that nobody mutated: those that stand alone and that compilers take.
 *
 * @param readers the compilers that may preprocess
 */
public record Roots(
    RootFiles files, ProcessRunner runner, List<Compiler> readers, Supplier<Scratch> scratches) {
  public Roots {
    readers = List.copyOf(readers);
  }

  /** Ours, and those of a folder of the user's if there is one. */
  public Roots(
      Optional<Path> folder,
      ProcessRunner runner,
      List<Compiler> readers,
      Supplier<Scratch> scratches) {
    this(new RootFiles(folder, true), runner, readers, scratches);
  }

  Optional<Path> folder() {
    return files.folder();
  }

  /**
   * What was found.
   *
   * @param deadly those of which a compiler died: a find, and nothing to make mutants of
   * @param left the names of those that are of no use, each with why
   */
  public record Loaded(
      List<CorpusProgram> programs, List<CorpusProgram> deadly, List<String> left) {
    public Loaded {
      programs = List.copyOf(programs);
      deadly = List.copyOf(deadly);
      left = List.copyOf(left);
    }
  }

  /** What became of one. */
  private sealed interface One {
    record Taken(CorpusProgram program) implements One {}

    record Deadly(CorpusProgram program) implements One {}

    record Useless(String problem) implements One {
      Useless(String name, String problem) {
        this(name + ": " + problem);
      }
    }
  }

  /** The text of a root as mutants are made of it; empty if there is none of that name. */
  Optional<String> text(String name, Scratch scratch) {
    try {
      var found = files.files(name);
      return !found.isEmpty()
              && new Standalone(runner, readers).of(found, scratch)
                  instanceof Standalone.Read.Fine(String text)
          ? Optional.of(text)
          : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** Without a look at what they show. */
  public Loaded unmeasured() {
    return load(this::alone);
  }

  /** With what they show; those whose compilers do not take them are left out. */
  public Loaded measured(FeatureMeter meter, FeatureCache cache) {
    return load((name, scratch) -> {
      One one = alone(name, scratch);
      return one instanceof One.Taken(CorpusProgram program)
          ? measured(program, meter, cache, scratch)
          : one;
    });
  }

  private interface Reading {
    One read(String name, Scratch scratch) throws IOException;
  }

  private Loaded load(Reading reading) {
    var programs = new ArrayList<CorpusProgram>();
    var deadly = new ArrayList<CorpusProgram>();
    var left = new ArrayList<String>();
    try {
      List<String> names = files.names();
      for (One one : Parallel.map(names.size(), i -> read(names.get(i), reading))) {
        switch (one) {
          case One.Taken(CorpusProgram program) -> programs.add(program);
          case One.Deadly(CorpusProgram program) -> deadly.add(program);
          case One.Useless(String problem) -> left.add(problem);
        }
      }
    } catch (IOException e) {
      left.add("cannot be read: " + e.getMessage());
    }
    return new Loaded(programs, deadly, left);
  }

  private One read(String name, Reading reading) {
    try (Scratch scratch = scratches.get()) {
      return reading.read(name, scratch);
    } catch (IOException | UncheckedIOException e) {
      return new One.Useless(name, e.getMessage());
    }
  }

  private One alone(String name, Scratch scratch) throws IOException {
    return switch (new Standalone(runner, readers).of(files.files(name), scratch)) {
      case Standalone.Read.Wrong(String reason) -> new One.Useless(name, reason);
      case Standalone.Read.Fine(String text) ->
          new One.Taken(CorpusProgram.root(name, text, Features.NONE));
    };
  }

  private static One measured(
      CorpusProgram program, FeatureMeter meter, FeatureCache cache, Scratch scratch) {
    String name = program.lineage().root();
    var test = Standalone.test(new Origin("corpus", new Seed(0), name), program.text());
    return switch (cache.of(test, meter, scratch)) {
      case FeatureMeter.Measured.Seen(var features, var _) ->
          new One.Taken(CorpusProgram.root(name, program.text(), features));
      case FeatureMeter.Measured.Refused(String reason, var _) -> new One.Useless(name, reason);
      case FeatureMeter.Measured.Died _ -> new One.Deadly(program);
    };
  }
}
