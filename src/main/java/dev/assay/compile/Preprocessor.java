package dev.assay.compile;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Turns a file into text for the parser with the system's own {@code cc -E}.
 *
 * <p>Line markers are kept. A file that has no directive and names no predefined macro is passed on
 * as it is, without starting anything.
 */
public final class Preprocessor {
  /** The name of a file that stands for standard input, and its name in messages. */
  public static final String STDIN = "-";

  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Pattern NEEDED =
      Pattern.compile("(?m)^\\s*(#|%:)|\\?\\?|\\b(__\\w*[A-Z]\\w*|_LP64|unix|linux|_Pragma)\\b");

  private final Settings settings;

  public Preprocessor(Settings settings) {
    this.settings = settings;
  }

  /**
   * What to preprocess for and with.
   *
   * @param compiler the command whose {@code -E} is used; empty for the first compiler found
   * @param flags options for the compiler: {@code -I}, {@code -D}, {@code -U}, {@code -include}
   * @param despiteErrors whether what is there after a {@code #error} or another mistake will do
   */
  public record Settings(
      SearchPath path,
      Optional<String> compiler,
      List<String> flags,
      DataModel model,
      Standard standard,
      boolean despiteErrors) {
    public Settings {
      flags = List.copyOf(flags);
    }

    public Settings(
        SearchPath path,
        Optional<String> compiler,
        List<String> flags,
        DataModel model,
        Standard standard) {
      this(path, compiler, flags, model, standard, false);
    }

    /** The same with more flags after these, and with what is there after mistakes. */
    public Settings tolerantly(List<String> more) {
      var all = new ArrayList<>(flags);
      all.addAll(more);
      return new Settings(path, compiler, all, model, standard, true);
    }
  }

  /** Preprocesses a file whose bytes have been read already; {@code -} is standard input. */
  public Preprocessing preprocess(String file, byte[] content) {
    String name = file.equals(STDIN) ? "<stdin>" : file;
    String text = SourceText.decode(content);
    if (settings.flags().isEmpty() && !NEEDED.matcher(text).find()) {
      return new Preprocessing.Ready(SourceText.of(name, text));
    }
    Optional<Path> compiler =
        settings.compiler().isPresent()
            ? settings.path().find(settings.compiler().get())
            : settings.path().findCompiler();
    if (compiler.isEmpty()) {
      return new Preprocessing.NoCompiler(noCompiler(name));
    }
    try {
      return runIn(Files.createTempDirectory("assay"), compiler.get(), file, content);
    } catch (IOException e) {
      return new Preprocessing.Failed("cannot run " + compiler.get() + ": " + e.getMessage());
    }
  }

  private String noCompiler(String name) {
    String what =
        settings
            .compiler()
            .map(c -> "the compiler " + c + " was not found")
            .orElse("no C compiler was found on the PATH");
    return name
        + " needs the C preprocessor, but "
        + what
        + "; install one (Debian/Ubuntu: apt-get install gcc) or name one with --cc";
  }

  private Preprocessing runIn(Path folder, Path compiler, String file, byte[] content)
      throws IOException {
    try {
      Path input = Files.write(folder.resolve("in"), content);
      List<String> command = command(compiler, file, List.of());
      ToolRun run = ToolRun.run(command, input, folder, LIMIT);
      if (run.exit() != 0 && settings.model().pointerSize() == 4) {
        ToolRun again = ToolRun.run(command(compiler, file, foreign(folder)), input, folder, LIMIT);
        run = again.exit() == 0 ? again : run;
      }
      return result(run, compiler, file, content);
    } finally {
      ToolRun.delete(folder);
    }
  }

  private Preprocessing result(ToolRun run, Path compiler, String file, byte[] content) {
    String name = file.equals(STDIN) ? "<stdin>" : file;
    if (run.timedOut()) {
      return new Preprocessing.Failed(
          name + ": " + compiler + " -E did not end within " + LIMIT.toSeconds() + " s");
    }
    boolean isWhole = run.exit() == 0 || settings.despiteErrors() && !isCutShort(run);
    if (!isWhole) {
      return new Preprocessing.Failed(run.err().strip());
    }
    return new Preprocessing.Ready(SourceText.of(name, run.out(), SourceText.decode(content)));
  }

  /** Compilers go on after all mistakes but a header that is missing. */
  private static boolean isCutShort(ToolRun run) {
    return run.out().isBlank() || run.err().contains("fatal error:");
  }

  private List<String> command(Path compiler, String file, List<String> more) {
    var command = new ArrayList<String>();
    command.add(compiler.toString());
    command.add("-E");
    // Keeps the lines that define macros: the parser looks for some of them.
    command.add("-dD");
    command.addAll(TargetFlags.of(settings.model(), settings.standard()));
    command.addAll(settings.flags());
    command.addAll(more);
    command.addAll(
        List.of("-x", "c", file.startsWith("-") && file.length() > 1 ? "./" + file : file));
    return List.copyOf(command);
  }

  /**
   * Lets 32-bit programs use the 64-bit system's headers where the 32-bit ones are not installed:
   * they are the same but for one list of stubs.
   */
  private static List<String> foreign(Path folder) throws IOException {
    Path stubs = Files.createDirectories(folder.resolve("include/gnu"));
    Files.writeString(stubs.resolve("stubs-32.h"), "");
    return List.of(
        "-idirafter",
        "/usr/include/x86_64-linux-gnu",
        "-idirafter",
        folder.resolve("include").toString());
  }
}
