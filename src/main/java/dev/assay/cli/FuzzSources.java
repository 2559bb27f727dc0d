package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.campaign.DefaultMix;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.greybox.GreyboxWays;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.campaign.source.ExactSource;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.FolderSource;
import dev.assay.campaign.source.GrammarSource;
import dev.assay.campaign.source.Injectable;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.RemSource;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.Compiler;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.generate.grammar.CcgGenerator;
import dev.assay.generate.grammar.RemGenerator;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.variant.Mix;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the sources of programs that {@code --generators} names.
 *
 * @param readers the compilers that may preprocess programs
 * @param tested the compilers under test
 * @param exact our own generator
 * @param greybox mutants of a corpus
 */
record FuzzSources(
    SearchPath path,
    ProcessRunner runner,
    List<Compiler> readers,
    List<Compiler> tested,
    ExactSource exact,
    GreyboxSources greybox) {
  /** Those that are named alone; folders and mutators come with others. */
  static final List<String> NAMES =
      List.of(
          DefaultMix.NAME,
          ExactSource.NAME,
          RemSource.OVER_EXACT,
          "csmith",
          CcgGenerator.NAME,
          RemGenerator.NAME,
          GreyboxWays.NAME);

  static FuzzSources of(Workshop workshop) {
    return of(workshop, FeedbackWish.NONE);
  }

  static FuzzSources of(Workshop workshop, FeedbackWish feedback) {
    List<DataModel> models = workshop.compilers().stream().map(Compiler::model).toList();
    return new FuzzSources(
        SearchPath.ofEnvironment(),
        workshop.runner(),
        workshop.all(),
        workshop.compilers(),
        new ExactSource(
            workshop.settings().exact(),
            models,
            workshop.compilers().stream().anyMatch(c -> c.capabilities().cxx())),
        new GreyboxSources(workshop, feedback));
  }

  /** The same for those who need programs of one file in C. */
  FuzzSources inOneFileOfC() {
    return new FuzzSources(path, runner, readers, tested, exact.inOneFileOfC(), greybox);
  }

  /** A schedule, or the message and exit code of why there is none. */
  sealed interface Chosen {
    /**
     * There are sources.
     *
     * @param left those that were left out, as the machine lacks something
     */
    record Ready(Schedule schedule, List<Left> left) implements Chosen {
      public Ready {
        left = List.copyOf(left);
      }
    }

    record Impossible(int exit, String message) implements Chosen {}
  }

  /** A source that could take part, and what is missing for it. */
  record Left(GeneratorEntry entry, String reason) {}

  private sealed interface Source {
    record Found(ProgramSource source) implements Source {}

    record Missing(int exit, String message) implements Source {}
  }

  /** What a campaign is asked for. */
  static Chosen of(Workshop workshop, FuzzWish wish) {
    return switch (wish.generators().wished(workshop.settings().campaign().generators())) {
      case GeneratorWish.Wished.Wrong(String message) ->
          new Chosen.Impossible(ExitCode.WRONG_USE, message);
      case GeneratorWish.Wished.Fine(List<GeneratorEntry> entries, boolean adapted) ->
          of(workshop, wish.feedback())
              .choose(
                  entries,
                  adapted
                      ? new Schedule.Order.Adapted(
                          Experience.NONE, FeedbackMeters.ofSources(workshop))
                      : new Schedule.Order.Fixed());
    };
  }

  /** The sources, with the weights as they are. */
  Chosen choose(List<GeneratorEntry> entries) {
    return choose(entries, new Schedule.Order.Fixed());
  }

  Chosen choose(List<GeneratorEntry> entries, Schedule.Order order) {
    var shares = new ArrayList<Schedule.Share>();
    var left = new ArrayList<Left>();
    for (GeneratorEntry entry : entries) {
      switch (source(entry.name())) {
        case Source.Found(ProgramSource source) ->
            shares.add(new Schedule.Share(source, entry.weight()));
        case Source.Missing(int exit, String message) -> {
          if (!entry.optional() || exit != ExitCode.MACHINE_LACKS) {
            return new Chosen.Impossible(exit, message);
          }
          left.add(new Left(entry, message));
        }
      }
    }
    return new Chosen.Ready(new Schedule(shares, order), left);
  }

  /** The source of that name, if its programs are variants of others. */
  Optional<VariantSource> variants(String generator) {
    return generator.contains("+")
            && source(generator) instanceof Source.Found(ProgramSource found)
            && found instanceof VariantSource variants
        ? Optional.of(variants)
        : Optional.empty();
  }

  private boolean onlyGcc() {
    return !tested.isEmpty() && tested.stream().allMatch(c -> c.family() == Family.GCC);
  }

  private Source source(String name) {
    if (GreyboxSources.isMeant(name)) {
      return switch (greybox.source(name)) {
        case GreyboxSources.Choice.Ready(var source) -> new Source.Found(source);
        case GreyboxSources.Choice.Impossible(int exit, String message) ->
            new Source.Missing(exit, message);
      };
    }
    int plus = name.lastIndexOf('+', name.contains("@") ? name.indexOf('@') : name.length());
    if (plus > 0) {
      return variants(name.substring(0, plus), name.substring(plus + 1));
    }
    if (name.equals(ExactSource.NAME)) {
      return new Source.Found(exact);
    }
    if (name.equals(CcgGenerator.NAME)) {
      return new Source.Found(new GrammarSource(onlyGcc()));
    }
    if (name.equals(RemGenerator.NAME)) {
      return new Source.Found(RemSource.plain(onlyGcc()));
    }
    if (name.equals(RemSource.OVER_EXACT)) {
      return new Source.Found(RemSource.over(exact));
    }
    if (name.equals("csmith")) {
      return csmith();
    }
    if (name.contains("/") || Files.isDirectory(Path.of(name))) {
      return folder(Path.of(name));
    }
    return new Source.Missing(
        ExitCode.WRONG_USE,
        "unknown generator '"
            + name
            + "'"
            + MeantName.hint(
                name,
                NAMES,
                "there are exact, remgen-exact, csmith, and folders of C files (./tests), each"
                    + " also with mutators (csmith+emi); ccg, remgen and greybox; and default for"
                    + " all that fit together"));
  }

  /**
   * Mutators after a source: {@code csmith+emi}, {@code exact+fcb+tcb}, {@code csmith+inject@file}
   * with the functions of a database.
   */
  private Source variants(String name, String last) {
    int at = last.indexOf('@');
    String mutator = at < 0 ? last : last.substring(0, at);
    return at < 0
        ? variants(name, mutator, Injectable.starter())
        : switch (Injectable.of(Path.of(last.substring(at + 1)))) {
          case Injectable.Read.Wrong(String message) ->
              new Source.Missing(ExitCode.WRONG_USE, "--generators: " + message);
          case Injectable.Read.Fine(Injectable found) -> variants(name, mutator, found);
        };
  }

  private Source variants(String name, String mutator, Injectable functions) {
    int plus = name.lastIndexOf('+');
    var mutators = new ArrayDeque<String>(List.of(mutator));
    String rest = name;
    while (plus > 0) {
      mutators.addFirst(rest.substring(plus + 1));
      rest = rest.substring(0, plus);
      plus = rest.lastIndexOf('+');
    }
    if (GreyboxSources.isMeant(rest)) {
      return new Source.Missing(
          ExitCode.WRONG_USE, "--generators: greybox has mutators of its own; leave out the '+'");
    }
    return switch (source(rest)) {
      case Source.Missing missing -> missing;
      case Source.Found(ProgramSource base) ->
          switch (PreservingMutators.named(List.copyOf(mutators))) {
            case PreservingMutators.Named.Unknown(String unknown) ->
                new Source.Missing(
                    ExitCode.WRONG_USE,
                    "--generators: unknown mutator '"
                        + unknown
                        + "'"
                        + MeantName.hint(
                            unknown,
                            PreservingMutators.names(),
                            "'assay mutate --mutators list' lists all"));
            case PreservingMutators.Named.Found(var found) ->
                new Source.Found(
                    new VariantSource(
                        base,
                        String.join("+", mutators),
                        Mix.of(found),
                        VariantSource.DEFAULT_VARIANTS,
                        functions,
                        runner,
                        readers,
                        Experience.NONE));
          };
    };
  }

  private Source csmith() {
    Optional<Path> program = path.find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (program.isEmpty() || headers.isEmpty()) {
      return new Source.Missing(
          ExitCode.MACHINE_LACKS,
          (program.isEmpty() ? "csmith is not on the PATH" : "csmith.h was not found")
              + "; install it (Debian/Ubuntu: apt-get install csmith libcsmith-dev)");
    }
    return new Source.Found(new CsmithSource(program.get(), headers.get(), runner, readers));
  }

  private static Source folder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return new Source.Missing(ExitCode.WRONG_USE, "--generators: no folder " + folder);
    }
    try {
      FolderSource source = FolderSource.of(folder);
      return source.files().isEmpty()
          ? new Source.Missing(
              ExitCode.WRONG_USE, "--generators: no file below " + folder + " ends in .c")
          : new Source.Found(source);
    } catch (IOException | UncheckedIOException e) {
      return new Source.Missing(
          ExitCode.WRONG_USE, "--generators: " + folder + " cannot be read: " + e.getMessage());
    }
  }
}
