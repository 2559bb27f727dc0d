package dev.assay.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts the command that the arguments name. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    PrintStream out = stream(FileDescriptor.out);
    PrintStream err = stream(FileDescriptor.err);
    int code = run(System.in, out, err, args);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /** Runs one command and returns its exit code; never ends the process. */
  public static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    var streams = new Streams(in, out, err);
    var line = new CommandLine(new Root());
    for (Object command : commands(streams)) {
      var subcommand = new CommandLine(command);
      subcommand
          .getCommandSpec()
          .addMixin("help", CommandSpec.forAnnotatedObject(new HelpOption()));
      line.addSubcommand(subcommand);
    }
    line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
    line.setUsageHelpWidth(100);
    line.setUsageHelpLongOptionsMaxWidth(28);
    line.setParameterExceptionHandler(
        (wrong, _) -> {
          String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
          err.println("assay: " + wrong.getMessage());
          err.println("Try '" + command + " --help'.");
          return ExitCode.WRONG_USE;
        });
    line.setExecutionExceptionHandler(
        (failure, _, _) -> {
          err.println("assay: internal error, please report it:");
          failure.printStackTrace(err);
          return ExitCode.FOUND;
        });
    return line.execute(args);
  }

  /** All commands; a new one is one more line here. */
  private static List<Object> commands(Streams streams) {
    return List.of(new InterpretCommand(streams), new BenchCommand(streams));
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16),
        false,
        StandardCharsets.UTF_8);
  }

  /** What is printed and done when no command is named. */
  @Command(
      name = "assay",
      mixinStandardHelpOptions = true,
      version = "assay 0.1.0",
      synopsisSubcommandLabel = "COMMAND",
      description = "Tests C compilers with programs whose correct behaviour is known.",
      footer = {
        "",
        "Exit codes: 0 fine, 1 something found, 2 wrong use, 3 the machine lacks something.",
        "Example: assay interpret samples/overflow.c",
        "Each command explains itself: assay COMMAND --help"
      })
  private static final class Root implements Runnable {
    @Spec private CommandSpec spec;

    @Override
    public void run() {
      throw new CommandLine.ParameterException(spec.commandLine(), "no command given");
    }
  }
}
