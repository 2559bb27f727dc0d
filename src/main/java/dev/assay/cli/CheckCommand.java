package dev.assay.cli;

import dev.assay.campaign.Examination;
import dev.assay.campaign.Examined;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.Verdict;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay check}: one program against all compilers, now. */
@Command(
    name = "check",
    description = "Builds and runs programs with every compiler and level, and judges the results.",
    footer = {
      "",
      "The interpreter says what the program must do; where it cannot, compilers are compared.",
      "A file that is a part of a larger program is only compiled, and 'none' vouches for it.",
      "It reads no C++ (.cpp, .cc, .cxx, or --std c++20): there compilers are only compared with",
      "one another, those that 'assay compilers' says can C++.",
      "",
      "At -Ofast and with flags like -ffast-math floating results may differ, so that programs are",
      "only compiled, for crashes and hangs; --floats near has what they print compared.",
      "",
      "Exit code: 0 nothing wrong; 1 a compiler is wrong, the program is invalid or undefined, or",
      "nobody can tell; 2 wrong use or an unreadable file; 3 no compiler.",
      "",
      "JSON: one object a line a file, with the keys file, verdict (agrees, wrong-output, crash,",
      "hang, rejected, unstable, false-alarm, disagreement, invalid-program, inconclusive),",
      "interpreter (finished, undefined, unspecified, out-of-fuel, unsupported, invalid, or none",
      "for C++ and for parts of programs), expected, reason, refused, a list of kind (rejected;"
          + " rejected-by-family where no",
      "release of gcc, or none of clang, takes the program), family, message, by; readings, where",
      "predefined macros make it another program to each build, a list of builds, interpreter,",
      "expected, expected-exit, opinion; and runs, a list of compiler, level, flags, result,",
      "signature.",
      "",
      "Examples:",
      "  assay check samples/finished.c",
      "  assay check --compilers gcc-12,clang-14 --levels -O0,-O2 --flags \"-fno-ivopts\" a.c",
      "  assay check --json tests/*.c",
      "  assay check --program main.c list.c",
      "  assay check --std c++20 widget.cc",
      "  assay check --levels -O2 build       (build/compile_commands.json)",
      "  assay check @flags.txt a.c           (flags.txt: -DN=3 -Iinclude -std=c99 -lfoo)"
    })
final class CheckCommand implements Callable<Integer> {
  private static final String NO_CXX =
      "is C++, and no compiler that was asked builds that here; install one (Debian/Ubuntu:"
          + " apt-get install g++)";

  private static final Pattern MAIN_IS_MISSING =
      Pattern.compile("(undefined reference to|undefined symbol:?) [`']?main\\b");

  private final Streams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR|@ARGS",
      description =
          "C or C++ programs; those of a folder's compile_commands.json; files and flags for all"
              + " that an argument file holds.")
  private List<String> files = List.of();

  @Option(names = "--program", description = "The files are one program, not one each.")
  private boolean together;

  @Option(names = "--json", description = "Print one JSON object a line for each file.")
  private boolean json;

  @Mixin private ProgramOptions program;

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Files to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Mixin private CompilerOptions compilers;

  @Mixin private FloatsOption floats;

  @Mixin private StrictOption strict;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  /** What became of one file. */
  private sealed interface Checked {
    record Done(Examined examined) implements Checked {}

    /** The exit code and the message of why it was not looked at. */
    record Not(int exit, String message) implements Checked {}
  }

  @Override
  public Integer call() {
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> {
        streams.err().println("assay: " + message);
        yield exit;
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield check(workshop);
        }
      }
    };
  }

  private int check(Workshop workshop) {
    Optional<String> wrongLevels = workshop.wrongLevels(compilers);
    if (wrongLevels.isPresent()) {
      streams.err().println("assay: " + wrongLevels.get());
      return ExitCode.WRONG_USE;
    }
    List<Configuration> configurations = floats.applied(workshop.configurations(compilers));
    CheckFiles asked = CheckFiles.of(files);
    asked.problems().forEach(problem -> streams.err().println("assay: " + problem));
    asked.origin().ifPresent(origin -> streams.err().println("assay: " + origin));
    Examination examination = workshop.examination(strict);
    var exit = new AtomicInteger(asked.problems().isEmpty() ? ExitCode.FINE : ExitCode.WRONG_USE);
    InOrder.forEach(
        asked.programs(together),
        Math.max(1, jobs),
        one -> check(one, workshop, examination, configurations),
        (one, checked) -> exit.accumulateAndGet(tell(one.name(), checked), Math::max));
    return exit.get();
  }

  private Checked check(
      CheckFiles.Asked asked,
      Workshop workshop,
      Examination examination,
      List<Configuration> configurations) {
    return switch (program.sources().with(asked.flags()).read(asked.files())) {
      case UserSources.Read.Wrong(String message) -> new Checked.Not(ExitCode.WRONG_USE, message);
      case UserSources.Read.Fine(TestCase test) -> {
        List<Configuration> able =
            able(test, configurations).stream().map(c -> with(asked.flags().meaning(), c)).toList();
        yield able.isEmpty()
            ? new Checked.Not(ExitCode.MACHINE_LACKS, asked.name() + ": " + NO_CXX)
            : examined(asked, test, workshop, examination, able);
      }
    };
  }

  /** With the flags of the file's own command before those of ours. */
  private static Configuration with(List<String> flags, Configuration configuration) {
    List<String> all = Stream.concat(flags.stream(), configuration.flags().stream()).toList();
    return new Configuration(
        configuration.compiler(), configuration.level(), all, configuration.purpose());
  }

  private static List<Configuration> able(TestCase test, List<Configuration> configurations) {
    return configurations.stream()
        .filter(c -> !test.isCxx() || c.compiler().capabilities().cxx())
        .toList();
  }

  private static Checked examined(
      CheckFiles.Asked asked,
      TestCase test,
      Workshop workshop,
      Examination examination,
      List<Configuration> configurations) {
    try (Scratch scratch = workshop.runner().scratch()) {
      Optional<Examined> whole = examination.examine(test, configurations, scratch);
      Optional<Examined> seen =
          whole.filter(examined -> isPart(examined, asked.part())).isPresent()
              ? examination
                  .examine(test.expecting(Expectation.UNKNOWABLE), configurations, scratch)
                  .map(CheckCommand::compiledOnly)
              : whole;
      return seen.<Checked>map(Checked.Done::new)
          .orElse(new Checked.Not(ExitCode.WRONG_USE, asked.name() + ": interrupted"));
    }
  }

  /** Whether only the rest of a program is missing: its main, or anything if that is likely. */
  private static boolean isPart(Examined examined, boolean likely) {
    return !examined.runs().isEmpty()
        && examined.runs().stream()
            .allMatch(run ->
                run instanceof CompilerRun.Rejected refused
                    && refused.output().startsWith("link: ")
                    && (likely || MAIN_IS_MISSING.matcher(refused.output()).find()));
  }

  /** Nothing is wrong if all compilers take it. */
  private static Examined compiledOnly(Examined seen) {
    boolean taken = seen.runs().stream().allMatch(CompilerRun.Compiled.class::isInstance);
    return taken && seen.findings().isEmpty()
        ? new Examined(
            seen.test(),
            seen.runs(),
            new Verdict.Agrees(),
            seen.findings(),
            seen.refused(),
            seen.usage())
        : seen;
  }

  private int tell(String name, Checked checked) {
    int code =
        switch (checked) {
          case Checked.Not(int exit, String message) -> {
            streams.err().println("assay: " + message);
            yield exit;
          }
          case Checked.Done(Examined examined) -> {
            streams
                .out()
                .println(
                    json
                        ? CheckJson.line(name, examined)
                        : Visible.of(CheckTable.text(name, examined)));
            yield examined.verdict() instanceof Verdict.Agrees ? ExitCode.FINE : ExitCode.FOUND;
          }
        };
    streams.out().flush();
    streams.err().flush();
    return code;
  }
}
