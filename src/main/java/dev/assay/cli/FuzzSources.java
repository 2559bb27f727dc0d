package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.campaign.source.ExactSource;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.FolderSource;
import dev.assay.campaign.source.Injectable;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.Compiler;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessRunner;
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
 * @param exact our own generator
 * @param greybox mutants of a corpus
 */
record FuzzSources(
    SearchPath path,
    ProcessRunner runner,
    List<Compiler> readers,
    ExactSource exact,
    GreyboxSources greybox) {
  private static final List<String> DEFAULT = List.of(ExactSource.NAME);

  static FuzzSources of(Workshop workshop) {
    return of(workshop, FeedbackWish.NONE);
  }

  static FuzzSources of(Workshop workshop, FeedbackWish feedback) {
    List<DataModel> models = workshop.compilers().stream().map(Compiler::model).toList();
    return new FuzzSources(
        SearchPath.ofEnvironment(),
        workshop.runner(),
        workshop.all(),
        new ExactSource(
            workshop.settings().exact(),
            models,
            workshop.compilers().stream().anyMatch(c -> c.capabilities().cxx())),
        new GreyboxSources(workshop, feedback));
  }

  /** A schedule, or the message and exit code of why there is none. */
  sealed interface Chosen {
    record Ready(Schedule schedule) implements Chosen {}

    record Impossible(int exit, String message) implements Chosen {}
  }

  private sealed interface Source {
    record Found(ProgramSource source) implements Source {}

    record Missing(int exit, String message) implements Source {}
  }

  /** The generators with a folder of programs for those that mutate a corpus. */
  static List<String> withCorpus(List<String> generators, Path corpus) {
    return generators.stream()
        .map(entry -> {
          int equals = entry.lastIndexOf('=');
          String name = equals < 0 ? entry : entry.substring(0, equals);
          String weight = equals < 0 ? "" : entry.substring(equals);
          return GreyboxSources.isMeant(name) && !name.contains("@")
              ? name + "@" + corpus.toAbsolutePath().normalize() + weight
              : entry;
        })
        .toList();
  }

  /** The generators with the functions of a database for their mutators. */
  static List<String> withFunctions(List<String> generators, Path functions) {
    return generators.stream()
        .map(entry -> {
          int equals = entry.lastIndexOf('=');
          String name = equals < 0 ? entry : entry.substring(0, equals);
          String weight = equals < 0 ? "" : entry.substring(equals);
          return name.contains("+") && !name.contains("@")
              ? name + "@" + functions.toAbsolutePath().normalize() + weight
              : entry;
        })
        .toList();
  }

  Chosen choose(List<String> generators) {
    var shares = new ArrayList<Schedule.Share>();
    for (String entry : generators.isEmpty() ? DEFAULT : generators) {
      int equals = entry.lastIndexOf('=');
      String name = equals < 0 ? entry : entry.substring(0, equals);
      Optional<Integer> weight = weight(equals < 0 ? "1" : entry.substring(equals + 1));
      if (weight.isEmpty()) {
        return new Chosen.Impossible(
            ExitCode.WRONG_USE,
            "--generators: '" + entry + "' has no weight of 1 to 1000 after its '='");
      }
      switch (source(name)) {
        case Source.Found(ProgramSource source) ->
            shares.add(new Schedule.Share(source, weight.get()));
        case Source.Missing(int exit, String message) -> {
          return new Chosen.Impossible(exit, message);
        }
      }
    }
    return new Chosen.Ready(new Schedule(shares));
  }

  /** The source of that name, if its programs are variants of others. */
  Optional<VariantSource> variants(String generator) {
    return generator.contains("+")
            && source(generator) instanceof Source.Found(ProgramSource found)
            && found instanceof VariantSource variants
        ? Optional.of(variants)
        : Optional.empty();
  }

  private static Optional<Integer> weight(String text) {
    return text.matches("[1-9][0-9]{0,2}|1000")
        ? Optional.of(Integer.parseInt(text))
        : Optional.empty();
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
            + "': there are exact, csmith, and folders of C files (./tests), each also with"
            + " mutators (csmith+emi); and greybox");
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
                        + "'; 'assay mutate --mutators list' lists all");
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
              + "; install it (Debian/Ubuntu: apt-get install csmith libcsmith-dev)"
              + " or leave out --generators: exact needs nothing");
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
