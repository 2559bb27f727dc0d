package dev.assay.cli;

import dev.assay.campaign.config.MeantName;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Starts the command that the first argument names. */
public final class Main {
  /** All commands; a new one is one more line here. */
  private static final List<Entry> COMMANDS =
      List.of(
          new Entry("fuzz", "the main job: test every compiler found", FuzzCommand::new),
          new Entry(
              "generate", "write random programs and what they must print", GenerateCommand::new),
          new Entry(
              "mutate", "write variants of C programs that must do the same", MutateCommand::new),
          new Entry(
              "corpus", "programs that grey-box campaigns have collected", CorpusCommand::new),
          new Entry(
              "enhance", "make C programs print one checksum of all they do", EnhanceCommand::new),
          new Entry("harvest", "take functions out of real code", HarvestCommand::new),
          new Entry("growth", "find programs that take ever longer to compile", GrowthCommand::new),
          new Entry("check", "one program against all compilers", CheckCommand::new),
          new Entry("compilers", "what was found on this machine", CompilersCommand::new),
          new Entry("doctor", "what this machine has, and what would add what", DoctorCommand::new),
          new Entry("bugs", "list the bugs that were found", BugsCommand::new),
          new Entry("show", "everything about one bug", ShowCommand::new),
          new Entry(
              "replay", "run bugs again: the same verdict, or what differs", ReplayCommand::new),
          new Entry("bisect", "find the pass or option to blame for a bug", BisectCommand::new),
          new Entry("report", "write a bug up for its compiler's maintainers", ReportCommand::new),
          new Entry("reduce", "make programs small while they show their bug", ReduceCommand::new),
          new Entry("mark", "set a bug's state: known, reported, fixed...", MarkCommand::new),
          new Entry(
              "interpret",
              "run C programs, or name the undefined behaviour and where it is",
              InterpretCommand::new),
          new Entry("print", "read a C program, type it and print it back", PrintCommand::new),
          new Entry("bench", "measure Assay, as ratios in one run", BenchCommand::new),
          new Entry(
              "completion",
              "what bash and zsh need to complete commands",
              streams -> new CompletionCommand(streams, Main::all)),
          new Entry(
              "man", "the commands' pages for man", streams -> new ManCommand(streams, Main::all)));

  private Main() {}

  /**
   * A command by its name. Only the one asked for is made: looking into all of them would double
   * the time to start.
   */
  private record Entry(
      String name, String summary, Function<Streams, Callable<Integer>> constructor) {}

  public static void main(String[] args) {
    TemporaryFolder.take(System.getenv().getOrDefault("TMPDIR", ""));
    // Else the database's driver prints three lines about where its log goes.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    var standard = StandardStreams.ofProcess();
    int code = run(System.in, standard.out(), standard.err(), args);
    standard.flush();
    // To exit while the process is ending would wait for the end that waits for this thread.
    if (code != ExitCode.INTERRUPTED && !standard.isBroken()) {
      System.exit(code);
    }
  }

  /** Runs one command and returns its exit code; never ends the process. */
  public static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    String first = args.length == 0 ? "" : args[0];
    return switch (first) {
      case "" -> wrongUse(err, "no command given");
      case "-h", "--help", "help" -> {
        out.print(usage());
        yield ExitCode.FINE;
      }
      case "-V", "--version" -> {
        out.println("assay " + Version.TEXT);
        yield ExitCode.FINE;
      }
      default -> {
        Optional<Entry> entry = COMMANDS.stream().filter(e -> e.name().equals(first)).findFirst();
        yield entry.isEmpty()
            ? unknown(err, first)
            : execute(entry.get(), new Streams(in, out, err), args);
      }
    };
  }

  private static int unknown(PrintStream err, String name) {
    List<String> known =
        Stream.concat(COMMANDS.stream().map(Entry::name), Stream.of("--help", "--version"))
            .toList();
    String hint = MeantName.hint(name, known, "");
    String message = "unknown command: " + name + hint;
    if (hint.isEmpty()) {
      return wrongUse(err, message);
    }
    err.println("assay: " + message);
    err.println("Try './assay --help'.");
    return ExitCode.WRONG_USE;
  }

  /** What is wrong; of an unknown option also what it was meant to be. */
  private static String message(CommandLine.ParameterException wrong) {
    if (wrong instanceof CommandLine.UnmatchedArgumentException unmatched
        && unmatched.isUnknownOption()) {
      String given = unmatched.getUnmatched().getFirst().replaceFirst("=.*", "");
      List<String> known =
          wrong.getCommandLine().getCommandSpec().options().stream()
              .filter(option -> !option.hidden())
              .flatMap(option -> Arrays.stream(option.names()))
              .toList();
      return "unknown option: " + given + MeantName.hint(given, known, "");
    }
    return wrong.getMessage();
  }

  /** All commands below one that is the program itself. */
  static CommandLine all(Streams streams) {
    CommandSpec program = CommandSpec.forAnnotatedObject(new HelpOption()).name("assay");
    COMMANDS.forEach(entry -> program.addSubcommand(entry.name(), line(entry, streams)));
    return new CommandLine(program);
  }

  private static CommandLine line(Entry entry, Streams streams) {
    var line = new CommandLine(entry.constructor().apply(streams));
    line.getCommandSpec().addMixin("help", CommandSpec.forAnnotatedObject(new HelpOption()));
    StoreOption.acceptFormerNames(line.getCommandSpec());
    return line;
  }

  private static int execute(Entry entry, Streams streams, String[] args) {
    PrintStream err = streams.err();
    CommandLine line = line(entry, streams);
    line.setCommandName("assay " + entry.name());
    line.setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
    line.setUsageHelpWidth(100);
    // An argument file of check is for compilers, and read as they do.
    line.setExpandAtFiles(!(line.getCommand() instanceof CheckCommand));
    line.setUsageHelpLongOptionsMaxWidth(28);
    line.setParameterExceptionHandler((wrong, _) -> {
      err.println("assay: " + message(wrong));
      err.println("Try './assay " + entry.name() + " --help'.");
      return ExitCode.WRONG_USE;
    });
    line.setExecutionExceptionHandler((failure, _, _) -> {
      Optional<String> trouble = FileTrouble.in(failure);
      if (trouble.isPresent()) {
        err.println("assay: " + trouble.get());
        return ExitCode.MACHINE_LACKS;
      }
      err.println("assay: internal error, please report it:");
      failure.printStackTrace(err);
      return ExitCode.FOUND;
    });
    return line.execute(Arrays.copyOfRange(args, 1, args.length));
  }

  private static int wrongUse(PrintStream err, String message) {
    err.println("assay: " + message);
    err.print(usage());
    return ExitCode.WRONG_USE;
  }

  private static String usage() {
    var text =
        new StringBuilder(
            """
            Usage: assay COMMAND ...
            Tests C compilers with programs whose correct behaviour is known.

            Commands:
            """);
    COMMANDS.forEach(e -> text.append("  %-10s %s\n".formatted(e.name(), e.summary())));
    return text
        + """

        Each command explains itself: assay COMMAND --help
        Exit codes: 0 fine, 1 something found, 2 wrong use, 3 the machine lacks something.
        Example: assay interpret samples/overflow.c
        """;
  }
}
