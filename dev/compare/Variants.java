import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Makes variants of programs and compares what compilers make of them with the programs. */
final class Variants {
  private static final int BATCH = 25;
  private static final int SECONDS = 60;

  /** One build: a compiler with its flags, for one variant in so many. */
  private record Build(List<String> command, boolean sanitized, int every) {}

  /** Checks that say nothing take a fifth less to compile; what they mean can be asked later. */
  private static final String TRAP = "-fsanitize-trap=undefined";

  /** How a check that says nothing ends a program, as shells tell it. */
  private static final int ILLEGAL_INSTRUCTION = 132;

  /** Sanitized builds are builds of -O0 too; a variant in ten gets all. */
  private static final List<Build> BUILDS =
      List.of(
          new Build(List.of("gcc-12", "-O0"), false, 1),
          new Build(List.of("clang-19", "-O0", "-fsanitize=address,undefined", TRAP), true, 1),
          new Build(List.of("clang-14", "-O0"), false, 10),
          new Build(List.of("gcc-12", "-O0", "-fsanitize=address,undefined"), true, 10),
          new Build(List.of("clang-19", "-O0", "-fsanitize=memory"), true, 10));

  /** Without sanitizers, for those to whom it is enough that variants do the same. */
  private static final List<Build> PLAIN_BUILDS =
      List.of(
          new Build(List.of("gcc-12", "-O0"), false, 1),
          new Build(List.of("clang-14", "-O0"), false, 1));

  /** Some programs of one kind. */
  private record Batch(String kind, int first, int count) {
    String name() {
      return kind + "-" + first;
    }
  }

  private final Options options;
  private final Path results;
  private final Path done;
  private final Map<String, AtomicInteger> counts = new TreeMap<>();

  private Variants(Options options) throws IOException {
    this.options = options;
    this.results = Files.createDirectories(Path.of(options.get("results", ""))).toAbsolutePath();
    this.done = results.resolve("done.txt");
  }

  public static void main(String[] args) throws Exception {
    Options options = Options.parse(args);
    int count = options.others().isEmpty() ? 20 : Integer.parseInt(options.others().getFirst());
    System.exit(new Variants(options).run(count) ? 0 : 1);
  }

  private boolean run(int count) throws Exception {
    int first = options.number("first", 1);
    Set<String> before = doneBefore();
    List<Batch> batches = new ArrayList<>();
    for (int i = 0; i < count; i += BATCH) {
      for (String kind : List.of("csmith", "exact")) {
        batches.add(new Batch(kind, first + i, Math.min(BATCH, count - i)));
      }
    }
    batches.removeIf(batch -> before.contains(batch.name()));
    int jobs = options.number("jobs", Runtime.getRuntime().availableProcessors());
    Parallel.map(
        batches,
        jobs,
        batch -> {
          List<String> found = check(batch);
          note(batch, found);
          System.err.println(batch.name() + " done: " + counts);
          return true;
        });
    counts.forEach((what, times) -> System.out.println(times + " " + what));
    return counts.keySet().stream().allMatch(what -> what.startsWith("ok"));
  }

  private Set<String> doneBefore() throws IOException {
    Set<String> names = new HashSet<>();
    if (!options.has("resume")) {
      Files.deleteIfExists(done);
    } else if (Files.exists(done)) {
      for (String line : Files.readAllLines(done)) {
        String[] words = line.split("\t");
        names.add(words[0]);
        for (int i = 1; i < words.length; i++) {
          count(words[i]);
        }
      }
    }
    return names;
  }

  private synchronized void note(Batch batch, List<String> found) throws IOException {
    Files.writeString(
        done,
        batch.name() + "\t" + String.join("\t", found) + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    found.forEach(this::count);
  }

  private synchronized void count(String what) {
    counts.computeIfAbsent(what, _ -> new AtomicInteger()).incrementAndGet();
  }

  private List<String> check(Batch batch) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(results.resolve(batch.name()));
    List<String> programs = programs(batch, folder);
    var found = new ArrayList<String>();
    Path variants = folder.resolve("variants");
    List<String> more =
        List.of("--count", options.get("variants", "5"), "--rounds", options.get("rounds", "2"));
    mutate(batch, options.get("mutators", "emi"), more, programs, variants, found);
    if (options.has("then")) {
      List<String> first = files(variants);
      variants = folder.resolve("second");
      mutate(batch, options.get("then", ""), List.of("--count", "1"), first, variants, found);
    }
    int number = 0;
    for (String line : Files.readAllLines(variants.resolve("variants.json"))) {
      if (line.contains("{")) {
        String checked = checked(batch, number++, variants, FlatJson.parse(line));
        found.add(checked);
        if (checked.equals("ok") && line.contains(" inject-")) {
          found.add("ok with inject");
        }
      }
    }
    if (found.stream().allMatch(what -> what.startsWith("ok"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    return found;
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toString).filter(f -> f.endsWith(".c")).sorted().toList();
    }
  }

  private void mutate(
      Batch batch,
      String mutators,
      List<String> more,
      List<String> programs,
      Path into,
      List<String> found)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(options.get("assay", "assay"), "mutate", "--force"));
    command.addAll(List.of("--seed", "" + batch.first(), "-I", options.get("include", "")));
    command.addAll(List.of("--mutators", mutators, "--fuel", "20000000"));
    if (options.has("probability")) {
      command.addAll(List.of("--probability", options.get("probability", "")));
    }
    if (options.has("functions")) {
      command.addAll(List.of("--functions", options.get("functions", "")));
    }
    command.addAll(more);
    command.addAll(List.of("-o", into.toString()));
    command.addAll(programs);
    Command made = Command.run(into.getParent(), 3600, command);
    for (String line : made.err().lines().toList()) {
      if (line.contains("left out, please report it")) {
        System.err.println(batch.name() + ": " + line);
        found.add("mutation left out");
      }
    }
  }

  private List<String> programs(Batch batch, Path folder) throws IOException, InterruptedException {
    var files = new ArrayList<String>();
    if (batch.kind().equals("exact")) {
      var command = new ArrayList<>(List.of(options.get("assay", "assay"), "generate", "--force"));
      command.addAll(List.of("--seed", "" + batch.first(), "--count", "" + batch.count()));
      command.addAll(List.of("--size", "small", "-o", folder.toString()));
      Command.run(folder, 600, command);
      for (int i = 0; i < batch.count(); i++) {
        files.add(folder.resolve("exact-" + (batch.first() + i) + ".c").toString());
      }
      return files;
    }
    for (int i = 0; i < batch.count(); i++) {
      String seed = "" + (batch.first() + i);
      Command made = Command.run(folder, 20, List.of("csmith", "--seed", seed));
      if (made.exit() == 0) {
        Path file = folder.resolve("csmith-" + seed + ".c");
        Files.writeString(file, made.out(), StandardCharsets.ISO_8859_1);
        files.add(file.toString());
      }
    }
    return files;
  }

  private String checked(Batch batch, int number, Path folder, Map<String, String> facts)
      throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("variants");
    try {
      for (Build build : options.has("plain") ? PLAIN_BUILDS : BUILDS) {
        if (number % build.every() != 0) {
          continue;
        }
        String problem = problem(build, folder.resolve(facts.get("file")), facts, work);
        if (!problem.isEmpty()) {
          String what = problem + ": " + String.join(" ", build.command());
          System.err.println(batch.name() + "/" + facts.get("file") + ": " + what);
          return what;
        }
      }
      return "ok";
    } finally {
      Files.deleteIfExists(work.resolve("test"));
      Files.deleteIfExists(work);
    }
  }

  /** What is wrong with a build; empty if nothing. */
  private static String problem(Build build, Path file, Map<String, String> facts, Path work)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(build.command());
    command.addAll(List.of("-w", "-std=gnu17", file.toString(), "-o", "test", "-lm"));
    if (Command.run(work, 300, command).exit() != 0) {
      return "rejected";
    }
    Command run = Command.run(work, SECONDS, List.of("./test"));
    if (build.sanitized() && (!run.err().isEmpty() || run.exit() == ILLEGAL_INSTRUCTION)) {
      return "a sanitizer complains";
    }
    boolean same =
        run.exit() == Integer.parseInt(facts.get("exit"))
            && run.out().equals(FlatJson.bytes(facts.get("stdout")));
    return same ? "" : "wrong output";
  }
}
