package dev.assay.cli;

import dev.assay.campaign.Examined;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.reduction.Specimen;
import dev.assay.campaign.reduction.Symptom;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.Finding;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds out by itself which bug a user's program shows. */
record ReduceVerdict(Workshop workshop, ReduceWish.Where where) {

  /** A bug to reduce, or the message and exit code of why there is none. */
  sealed interface Found {
    record Bug(Specimen specimen, String summary) implements Found {}

    record None(int exit, String message) implements Found {}
  }

  Found find(TestCase test) {
    Optional<Compiler> named =
        where
            .compiler()
            .flatMap(
                name -> workshop.all().stream().filter(c -> c.name().equals(name)).findFirst());
    if (where.compiler().isPresent() && named.isEmpty()) {
      List<String> names = workshop.all().stream().map(Compiler::name).toList();
      return new Found.None(
          ExitCode.WRONG_USE,
          "--compiler: there is no "
              + where.compiler().get()
              + MeantName.hint(
                  where.compiler().get(), names, "there are " + String.join(", ", names)));
    }
    if (where.level().isPresent()
        && named.isPresent()
        && !named.get().allLevels().contains(where.level().get())) {
      return new Found.None(
          ExitCode.WRONG_USE,
          "--level: "
              + named.get().name()
              + " has "
              + String.join(", ", named.get().allLevels())
              + ", not "
              + where.level().get());
    }
    List<Configuration> suspects = suspects(named, test.isCxx());
    try (Scratch scratch = workshop.runner().scratch()) {
      return workshop
          .examination()
          .examine(test, withOthers(suspects, test.isCxx()), scratch)
          .map(examined -> found(test, examined, suspects))
          .orElse(new Found.None(ExitCode.FOUND, "interrupted"));
    }
  }

  private List<Configuration> suspects(Optional<Compiler> named, boolean cxx) {
    List<Compiler> compilers = named.map(List::of).orElse(workshop.compilers());
    return compilers.stream()
        .filter(compiler -> !cxx || compiler.capabilities().cxx())
        .filter(compiler -> where.level().map(compiler.allLevels()::contains).orElse(true))
        .flatMap(compiler ->
            where.level().map(List::of).orElseGet(() -> levels(compiler)).stream()
                .map(level -> Configuration.of(compiler, level, where.flags())))
        .toList();
  }

  private static List<String> levels(Compiler compiler) {
    return compiler.levels().isEmpty() ? List.of("") : compiler.levels();
  }

  /** Somebody must say what is right where the interpreter cannot: all at their lowest level. */
  private List<Configuration> withOthers(List<Configuration> suspects, boolean cxx) {
    var all = new ArrayList<>(suspects);
    for (Compiler compiler : workshop.all()) {
      var plain = Configuration.plain(compiler, levels(compiler).getFirst());
      boolean native0 = compiler.runner().isEmpty() && (!cxx || compiler.capabilities().cxx());
      if (native0 && !all.contains(plain)) {
        all.add(plain);
      }
    }
    return List.copyOf(all);
  }

  private Found found(TestCase test, Examined examined, List<Configuration> suspects) {
    List<String> names = suspects.stream().map(s -> s.compiler().name()).toList();
    for (Finding finding : examined.findings()) {
      Optional<CompilerRun> shown =
          finding.evidence().stream()
              .filter(run -> names.contains(run.configuration().compiler().name()))
              .filter(run -> isAsked(run.configuration()))
              .findFirst();
      Optional<Symptom> symptom = shown.flatMap(run -> Symptom.of(finding.signature(), run));
      if (symptom.isPresent()) {
        Configuration bad = shown.get().configuration();
        return new Found.Bug(new Specimen(test, bad, symptom.get()), finding.summary());
      }
    }
    return new Found.None(
        ExitCode.WRONG_USE,
        "no bug seen"
            + where.compiler().map(name -> " of " + name).orElse("")
            + "; this is what each configuration did:\n"
            + Visible.of(CheckTable.text(test.origin().detail(), examined)));
  }

  private boolean isAsked(Configuration configuration) {
    return where.level().map(configuration.level()::equals).orElse(true);
  }
}
