package dev.assay.bugs.report;

import dev.assay.bugs.StoredRun;
import dev.assay.compile.BuildCommands;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The commands that build a program and run it, the compiler's name being the first word of those
 * that build.
 *
 * @param options what the compiler is given beside files
 * @param run empty if the program is never started
 */
public record Invocation(
    String compiler,
    List<String> options,
    List<List<String>> build,
    Optional<List<String>> run,
    Map<String, String> environment) {
  /** What campaigns add for their own sake: it changes messages, or says what is so anyway. */
  private static final Set<String> OURS =
      Set.of(
          "-w",
          "-Wno-everything",
          "-fpermissive",
          "-fdiagnostics-color=never",
          "-fno-crash-diagnostics",
          "-fsigned-char");

  /** What both compilers take without being told, as far as programs can see. */
  private static final Set<String> USUAL = Set.of("-std=gnu11", "-std=gnu17");

  private static final Pattern FLOATING =
      Pattern.compile("\\b(float|double|_Float\\w+|_Complex)\\b");
  private static final String NO_CONTRACTION = "-ffp-contract=off";

  public Invocation {
    options = List.copyOf(options);
    build = build.stream().map(List::copyOf).toList();
    environment = Map.copyOf(environment);
  }

  /** As the campaign did it. */
  public static Invocation exact(StoredRun run) {
    BuildCommands commands = run.way().commands();
    var build = new ArrayList<List<String>>();
    build.add(commands.compile());
    if (isLinked(run) && !commands.link().isEmpty()) {
      build.add(commands.link());
    }
    return new Invocation(
        commands.compile().getFirst(),
        options(run),
        build,
        run.isProgramsEnd() ? Optional.of(commands.run()) : Optional.empty(),
        run.way().environment());
  }

  /** As a person would type it: one command, and no option that can be done without. */
  public static Invocation plain(StoredRun run, Shown program) {
    String path = run.way().commands().compile().getFirst();
    String compiler = path.substring(path.lastIndexOf('/') + 1);
    List<String> options =
        options(run).stream().filter(option -> isNeeded(option, run, program)).toList();
    var words = new ArrayList<String>();
    words.add(compiler);
    words.addAll(options);
    if (isLinked(run)) {
      words.addAll(program.units());
      words.addAll(List.of("-o", "test"));
      libraries(run, program).forEach(words::add);
    } else {
      words.add("-c");
      words.addAll(program.units());
    }
    return new Invocation(
        compiler,
        options,
        List.of(words),
        run.isProgramsEnd() ? Optional.of(run.way().commands().run()) : Optional.empty(),
        run.way().environment());
  }

  /** The same at another level, without the options beside it. */
  public Invocation at(String level, List<String> without) {
    List<List<String>> changed =
        build.stream()
            .map(command ->
                command.stream()
                    .filter(word -> !without.contains(word))
                    .map(word -> isLevel(word) ? level : word)
                    .toList())
            .toList();
    List<String> others =
        options.stream()
            .filter(word -> !without.contains(word))
            .map(word -> isLevel(word) ? level : word)
            .toList();
    return new Invocation(compiler, others, changed, run, environment);
  }

  /** Each command as a shell reads it, those that build first. */
  public List<String> lines() {
    String set = setting();
    return Stream.concat(
            build.stream().map(words -> set + Shell.line(words)), run.stream().map(Shell::line))
        .toList();
  }

  /** The variables that are set for each command that builds. */
  String setting() {
    var text = new StringBuilder();
    new TreeMap<>(environment)
        .forEach((name, value) -> text.append(name + "=" + Shell.quote(value) + " "));
    return text.toString();
  }

  private static boolean isLevel(String word) {
    return word.startsWith("-O");
  }

  private static List<String> options(StoredRun run) {
    List<String> command = run.way().commands().compile();
    int end = command.indexOf("-c");
    // Analysers take their files without more words.
    return command.subList(1, end < 0 ? command.size() - 1 : end);
  }

  private static boolean isNeeded(String option, StoredRun run, Shown program) {
    if (option.equals("-fsigned-char")) {
      return !run.way().target().startsWith("x86_64") && !run.way().target().startsWith("i686");
    }
    if (option.equals(NO_CONTRACTION)) {
      return program.files().stream().anyMatch(file -> FLOATING.matcher(file.text()).find());
    }
    return !OURS.contains(option) && !USUAL.contains(option);
  }

  private static Stream<String> libraries(StoredRun run, Shown program) {
    boolean mathematics =
        program.files().stream().anyMatch(file -> FLOATING.matcher(file.text()).find());
    return run.way().commands().link().stream()
        .filter(word -> word.startsWith("-l"))
        .filter(word -> mathematics || !word.equals("-lm"));
  }

  private static boolean isLinked(StoredRun run) {
    return run.isProgramsEnd() || run.messages().startsWith("link: ");
  }
}
