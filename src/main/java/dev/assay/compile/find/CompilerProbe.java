package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tries one candidate: asks its version and target, builds a program, and runs it. */
final class CompilerProbe {
  /** What became of trying. */
  sealed interface Outcome {
    record Works(Probed probed) implements Outcome {}

    record Fails(String reason) implements Outcome {}
  }

  /** As in "tcc version 0.9.27 (x86_64 Linux)". */
  private static final Pattern TARGET_IN_VERSION = Pattern.compile("\\((\\w+)[ -](\\w+)\\)");

  private final Candidate candidate;
  private final Workbench bench;
  private final Emulators emulators;

  CompilerProbe(Candidate candidate, Workbench bench, Emulators emulators) {
    this.candidate = candidate;
    this.bench = bench;
    this.emulators = emulators;
  }

  Outcome probe() {
    Completed asked = bench.compiler(List.of("--version"));
    if (!(asked.end() instanceof ProcessEnd.Exited)) {
      return new Outcome.Fails(Workbench.reason(new Workbench.Trial("asking its version", asked)));
    }
    String text = asked.succeeded() ? asked.stdout() : "";
    if (text.isBlank()) {
      Completed again = bench.compiler(List.of("-v"));
      text = again.succeeded() ? again.stdout() + again.stderr() : "";
    }
    Family family = family(text);
    String version = text.lines().map(String::strip).findFirst().orElse("");
    String target = target(version);
    return switch (runner(target)) {
      case Emulators.Choice.Missing(String remedy) -> new Outcome.Fails(remedy);
      case Emulators.Choice.Runner(List<String> command) ->
          build(bench.withRunner(command), family, version, target);
    };
  }

  private Family family(String text) {
    return candidate
        .configured()
        .flatMap(ConfiguredCompiler::family)
        .or(() -> VersionText.family(text))
        .orElse(Family.OTHER);
  }

  private String target(String version) {
    Completed asked = bench.compiler(List.of("-dumpmachine"));
    String answer = asked.stdout().strip();
    if (asked.succeeded() && answer.matches("[\\w.]+(-[\\w.]+)+")) {
      return answer;
    }
    Matcher matcher = TARGET_IN_VERSION.matcher(version);
    return matcher.find() ? matcher.group(1) + "-" + matcher.group(2).toLowerCase(Locale.ROOT) : "";
  }

  private Emulators.Choice runner(String target) {
    Optional<List<String>> given = candidate.configured().flatMap(ConfiguredCompiler::runner);
    if (given.isPresent()) {
      return new Emulators.Choice.Runner(given.get());
    }
    Completed root = bench.compiler(List.of("-print-sysroot"));
    return emulators.choose(target, root.succeeded() ? root.stdout().strip() : "");
  }

  private Outcome build(Workbench where, Family family, String version, String target) {
    List<String> fixed = fixed(family, target);
    Workbench.Trial trial = where.run("sizes", Sizes.PROGRAM, fixed);
    if (!trial.succeeded()) {
      return new Outcome.Fails(Workbench.reason(trial));
    }
    Optional<Sizes> sizes = Sizes.parse(trial.completed().stdout());
    if (sizes.isEmpty()) {
      return new Outcome.Fails("its program does not print what it should");
    }
    Optional<String> misfit = sizes.get().misfit().or(() -> notAsConfigured(sizes.get().model()));
    if (misfit.isPresent()) {
      return new Outcome.Fails(misfit.get());
    }
    return levels(where, family, fixed)
        .map(levels ->
            (Outcome)
                new Outcome.Works(
                    new Probed(
                        family,
                        version,
                        target,
                        sizes.get().model(),
                        sizes.get().knownLongDouble(),
                        levels.levels(),
                        levels.others(),
                        where.runner(),
                        new CapabilityProbe(where, fixed).probe(family, target))))
        .orElseGet(() -> new Outcome.Fails("it does not take the levels configured for it"));
  }

  private List<String> fixed(Family family, String target) {
    List<String> arguments = candidate.command();
    boolean narrow = arguments.contains("-m32") || target.matches("i[3-6]86-.*");
    return FixedFlags.of(family, narrow && FixedFlags.isX86(target), Standard.DEFAULT);
  }

  private Optional<String> notAsConfigured(DataModel found) {
    return candidate
        .configured()
        .flatMap(ConfiguredCompiler::model)
        .filter(wanted -> !wanted.name().equals(found.name()))
        .map(wanted ->
            "configured with the data model " + wanted.name() + ", but it is " + found.name());
  }

  private Optional<LevelProbe.Levelled> levels(Workbench where, Family family, List<String> fixed) {
    var levels = new LevelProbe(where, fixed);
    return candidate
        .configured()
        .flatMap(ConfiguredCompiler::levels)
        .map(levels::configured)
        .orElseGet(() -> Optional.of(levels.of(family)));
  }
}
