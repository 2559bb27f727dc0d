package dev.assay.cli;

import dev.assay.campaign.Examination;
import dev.assay.campaign.FlagNarrowing;
import dev.assay.campaign.Plan;
import dev.assay.campaign.SecondLook;
import dev.assay.campaign.Understanding;
import dev.assay.campaign.Witnesses;
import dev.assay.campaign.config.ConfigFile;
import dev.assay.campaign.config.ConfigRead;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.config.Settings;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Levels;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.Analysers;
import dev.assay.compile.find.CompilerFinder;
import dev.assay.compile.find.ConfiguredCompiler;
import dev.assay.compile.find.Found;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagLearning;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Limits;
import dev.assay.judge.Confirmation;
import dev.assay.judge.Judge;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What every command that runs compilers needs: a way to start them, and themselves. */
record Workshop(
    NativeProcessRunner runner, Settings settings, List<Compiler> all, List<Compiler> compilers)
    implements AutoCloseable {
  /** The part of a campaign's builds that get drawn flags: many bugs hide there. */
  static final double DEFAULT_SWARM = 0.3;

  /** One test case in so many is built twice, to see whether the compiler does the same again. */
  private static final int REPEAT_ONE_IN = 8;

  /** Generated programs that end at all end soon; the others are only compiled. */
  private static final long FUEL = 30_000_000;

  /** More than there are kinds of choice that C leaves open. */
  private static final int EXPLORATIONS = 18;

  Workshop {
    all = List.copyOf(all);
    compilers = List.copyOf(compilers);
  }

  /** A workshop to be closed, or the message and exit code of why there is none. */
  sealed interface Opening {
    record Open(Workshop workshop) implements Opening {}

    record Impossible(int exit, String message) implements Opening {}
  }

  static Opening open(CompilerOptions options, PrintStream err) {
    Optional<String> unsupported = NativeProcessRunner.unsupported();
    if (unsupported.isPresent()) {
      return new Opening.Impossible(ExitCode.MACHINE_LACKS, unsupported.get());
    }
    return switch (ConfigFile.find(options.config(), Path.of(""))) {
      case ConfigRead.Wrong(List<String> problems) ->
          new Opening.Impossible(ExitCode.WRONG_USE, String.join("\nassay: ", problems));
      case ConfigRead.Fine(Settings settings) -> open(options, settings, err);
    };
  }

  private static Opening open(CompilerOptions options, Settings settings, PrintStream err) {
    var runner = NativeProcessRunner.detect(System.getenv());
    List<Found> found;
    var far = new AtomicReference<>("");
    try (Scratch scratch = runner.scratch();
        Notice _ =
            Notice.of(err, () -> "trying the compilers (kept for the next time)" + far.get())) {
      found =
          CompilerFinder.onThisMachine(SearchPath.ofEnvironment(), runner, scratch.folder())
              .telling((done, all) -> far.set(": " + done + " of " + all))
              .find(settings.compilers());
    }
    List<String> wanted =
        options.compilers().isEmpty()
            ? settings.campaign().compilers().orElse(List.of())
            : options.compilers();
    List<Compiler> working = working(found, settings);
    Opening opening = choose(new Workshop(runner, settings, working, working), found, wanted);
    if (opening instanceof Opening.Impossible) {
      runner.close();
    }
    return opening;
  }

  private List<String> levels(CompilerOptions options) {
    List<String> asked =
        options.levels().isEmpty()
            ? settings.campaign().levels().orElse(List.of())
            : options.levels();
    return asked.stream().map(Levels::named).distinct().toList();
  }

  /** What is wrong with the levels that are asked for, if anything is. */
  Optional<String> wrongLevels(CompilerOptions options) {
    List<String> unknown =
        levels(options).stream()
            .filter(level -> compilers.stream().noneMatch(c -> c.allLevels().contains(level)))
            .toList();
    List<String> known =
        compilers.stream()
            .flatMap(compiler -> compiler.allLevels().stream())
            .filter(level -> !level.isEmpty())
            .distinct()
            .sorted(Levels.ORDER)
            .toList();
    return unknown.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "--levels: no compiler has "
                + String.join(",", unknown)
                + "; there are "
                + String.join(", ", known));
  }

  /** Each compiler at each level that is wanted, with the user's flags. */
  List<Configuration> configurations(CompilerOptions options) {
    return new Plan(compilers, levels(options), options.flags(), 0, Map.of(), List.of(), 0)
        .everything();
  }

  /** What the compilers under test are asked for, without flags to draw from. */
  Plan plan(CompilerOptions options, double swarmShare) {
    return new Plan(
        compilers,
        levels(options),
        options.flags(),
        swarmShare,
        Map.of(),
        swarmShare > 0 ? Analysers.find(SearchPath.ofEnvironment()) : List.of(),
        REPEAT_ONE_IN);
  }

  /** Begins to learn the flags that may be drawn, in a folder that stays meanwhile. */
  FlagLearning learning(double swarmShare, Scratch scratch) {
    return swarmShare > 0
        ? FlagLearning.start(compilers, runner, scratch.folder())
        : FlagLearning.none();
  }

  Examination examination() {
    return examination(new StrictOption());
  }

  Examination examination(StrictOption strict) {
    return examination(new MatrixOptions(settings.programLimits(), true), strict);
  }

  Examination examinationWithoutSavings() {
    return examination(new MatrixOptions(settings.programLimits(), false), new StrictOption());
  }

  private Examination examination(MatrixOptions options, StrictOption strict) {
    Limits limits = strict.in(Limits.DEFAULT.withFuel(FUEL));
    var careful = new Matrix(runner, options.withoutSavings());
    var judge = new Judge(FlagMeaning::setting);
    var understanding = new Understanding(runner, all, limits, 0);
    return new Examination(
        understanding,
        new Matrix(runner, options),
        judge,
        new SecondLook(
            careful,
            understanding.exploring(EXPLORATIONS),
            judge,
            new Confirmation(),
            new FlagNarrowing(careful, judge),
            new Witnesses(careful, all)));
  }

  static Opening choose(Workshop all, List<Found> found, List<String> wanted) {
    if (all.compilers.isEmpty()) {
      return new Opening.Impossible(ExitCode.MACHINE_LACKS, noneWorks(found));
    }
    if (wanted.isEmpty()) {
      return new Opening.Open(all);
    }
    var chosen = new ArrayList<Compiler>();
    for (String name : wanted) {
      Optional<Compiler> one =
          all.compilers.stream().filter(c -> c.name().equals(name)).findFirst();
      if (one.isEmpty()) {
        return new Opening.Impossible(ExitCode.WRONG_USE, unknown(name, all.compilers, found));
      }
      chosen.add(one.get());
    }
    return new Opening.Open(new Workshop(all.runner, all.settings, all.all, chosen));
  }

  /** The user's limits are for those that have none of their own. */
  private static List<Compiler> working(List<Found> found, Settings settings) {
    Set<String> configured =
        settings.compilers().stream().map(ConfiguredCompiler::name).collect(Collectors.toSet());
    return found.stream()
        .flatMap(one ->
            switch (one) {
              case Found.Working(Compiler compiler) -> Stream.of(compiler);
              case Found.Broken _ -> Stream.<Compiler>of();
            })
        .map(compiler ->
            configured.contains(compiler.name())
                ? compiler
                : compiler.within(settings.compilerLimits()))
        .toList();
  }

  private static String noneWorks(List<Found> found) {
    String broken =
        found.stream()
            .flatMap(one ->
                switch (one) {
                  case Found.Broken(String name, var _, String reason) ->
                      Stream.of("\n  " + name + ": " + reason);
                  case Found.Working _ -> Stream.of();
                })
            .collect(Collectors.joining());
    return "no C compiler that works was found; install one (Debian/Ubuntu: apt-get install gcc)"
        + " or name one in assay.toml"
        + broken;
  }

  private static String unknown(String name, List<Compiler> compilers, List<Found> found) {
    for (Found one : found) {
      if (one instanceof Found.Broken(String broken, var _, String reason) && broken.equals(name)) {
        return "--compilers: " + name + " does not work: " + reason;
      }
    }
    List<String> names = compilers.stream().map(Compiler::name).toList();
    return "--compilers: there is no "
        + name
        + MeantName.hint(name, names, "there are " + String.join(", ", names));
  }

  @Override
  public void close() {
    runner.close();
  }
}
