package dev.assay.cli;

import dev.assay.campaign.Examination;
import dev.assay.campaign.Examined;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
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
      "for C++), expected, reason, refused, a list of kind (rejected; rejected-by-family where no",
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
      "  assay check --std c++20 widget.cc"
    })
final class CheckCommand implements Callable<Integer> {
  /** The files of one program, with how they are called in what is told. */
  private record Asked(String name, List<Path> files) {
    static Asked of(List<Path> files) {
      return new Asked(String.join(" ", files.stream().map(Path::toString).toList()), files);
    }
  }

  private static final String NO_CXX =
      "is C++, and no compiler that was asked builds that here; install one (Debian/Ubuntu:"
          + " apt-get install g++)";

  private final Streams streams;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "C or C++ programs.")
  private List<Path> files = List.of();

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
    Examination examination = workshop.examination(strict);
    var exit = new AtomicInteger(ExitCode.FINE);
    InOrder.forEach(
        together
            ? List.of(Asked.of(files))
            : files.stream().map(f -> Asked.of(List.of(f))).toList(),
        Math.max(1, jobs),
        asked -> check(asked, workshop, examination, configurations),
        (asked, checked) -> exit.accumulateAndGet(tell(asked.name(), checked), Math::max));
    return exit.get();
  }

  private Checked check(
      Asked asked, Workshop workshop, Examination examination, List<Configuration> configurations) {
    return switch (program.sources().read(asked.files())) {
      case UserSources.Read.Wrong(String message) -> new Checked.Not(ExitCode.WRONG_USE, message);
      case UserSources.Read.Fine(TestCase test) -> {
        List<Configuration> able = able(test, configurations);
        yield able.isEmpty()
            ? new Checked.Not(ExitCode.MACHINE_LACKS, asked.name() + ": " + NO_CXX)
            : examined(asked.name(), test, workshop, examination, able);
      }
    };
  }

  private static List<Configuration> able(TestCase test, List<Configuration> configurations) {
    return configurations.stream()
        .filter(c -> !test.isCxx() || c.compiler().capabilities().cxx())
        .toList();
  }

  private static Checked examined(
      String name,
      TestCase test,
      Workshop workshop,
      Examination examination,
      List<Configuration> configurations) {
    try (Scratch scratch = workshop.runner().scratch()) {
      return examination
          .examine(test, configurations, scratch)
          .<Checked>map(Checked.Done::new)
          .orElse(new Checked.Not(ExitCode.WRONG_USE, name + ": interrupted"));
    }
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
                .println(json ? CheckJson.line(name, examined) : CheckTable.text(name, examined));
            yield examined.verdict() instanceof Verdict.Agrees ? ExitCode.FINE : ExitCode.FOUND;
          }
        };
    streams.out().flush();
    streams.err().flush();
    return code;
  }
}
