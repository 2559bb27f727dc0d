import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Generates programs of many sizes and options, builds each with every compiler without
 * optimisation and under the sanitizers, and compares what they print with what they must print.
 */
final class Exact {
  /** Options of {@code assay generate}, and how many of a hundred programs have them. */
  private record Group(int percent, String options) {}

  private static final List<Group> GROUPS =
      List.of(
          new Group(13, "--size small --std c99"),
          new Group(12, "--size small --std c11 --files 3"),
          new Group(12, "--size small --std c17 --barrier volatile"),
          new Group(10, "--size small --std c23 --barrier asm"),
          new Group(10, "--size small --std gnu17 --values --inputs 4"),
          new Group(8, "--size small --std c17 --model ilp32 --barrier argc"),
          new Group(6, "--size small --std c17 --no-policies --barrier none"),
          new Group(4, "--size medium --std c17"),
          new Group(3, "--size medium --std gnu17 --files 3 --inputs 3"),
          new Group(1, "--size large --std c17"),
          new Group(5, "--size small --std c++98"),
          new Group(5, "--size small --std c++11 --files 3"),
          new Group(5, "--size small --std c++14"),
          new Group(4, "--size small --std c++17 --values"),
          new Group(2, "--size medium --std c++20"));

  /** One build: a compiler with its flags. */
  private record Build(String compiler, List<String> flags, boolean sanitized) {
    String name() {
      return compiler + " " + String.join(" ", flags);
    }
  }

  /** A program in a folder, as expected.json tells of it. */
  private record Test(Path folder, Map<String, String> facts) {
    String name() {
      return folder.getFileName() + "/" + facts.get("seed");
    }

    List<String> units() {
      return Pattern.compile("\"([^\"]*)\"")
          .matcher(facts.get("units"))
          .results()
          .map(m -> m.group(1))
          .toList();
    }

    boolean isCxx() {
      return facts.get("language").equals("c++");
    }
  }

  private final Options options;
  private final Path results;
  private final Path done;
  private final Map<String, AtomicInteger> counts = new TreeMap<>();

  private Exact(Options options) throws IOException {
    this.options = options;
    this.results = Files.createDirectories(Path.of(options.get("results", "")));
    this.done = results.resolve("done.txt");
  }

  public static void main(String[] args) throws Exception {
    Options options = Options.parse(args);
    int count = options.others().isEmpty() ? 100 : Integer.parseInt(options.others().getFirst());
    System.exit(new Exact(options).run(count) ? 0 : 1);
  }

  private boolean run(int count) throws Exception {
    int jobs = options.number("jobs", Runtime.getRuntime().availableProcessors());
    List<Test> tests = new ArrayList<>();
    for (int i = 0; i < GROUPS.size(); i++) {
      int share = Math.max(1, count * GROUPS.get(i).percent() / 100);
      tests.addAll(generated(i, GROUPS.get(i), share));
    }
    Set<String> before = doneBefore();
    tests.removeIf(test -> before.contains(test.name()));
    System.err.println(tests.size() + " programs, " + before.size() + " done before");
    var number = new AtomicInteger();
    Parallel.map(
        tests,
        jobs,
        test -> {
          check(test);
          if (number.incrementAndGet() % 100 == 0) {
            System.err.println(number + " of " + tests.size() + ": " + counts);
          }
          return true;
        });
    counts.forEach((what, times) -> System.out.println(times + " " + what));
    return counts.keySet().stream().allMatch(what -> what.startsWith("ok"));
  }

  /** The programs of an earlier call, and what was found then; none unless asked to go on. */
  private Set<String> doneBefore() throws IOException {
    Set<String> names = new HashSet<>();
    if (!options.has("resume")) {
      Files.deleteIfExists(done);
    } else if (Files.exists(done)) {
      for (String line : Files.readAllLines(done)) {
        String[] words = line.split("\t");
        names.add(words[0]);
        Arrays.stream(words).skip(1).forEach(this::count);
      }
    }
    return names;
  }

  private synchronized void note(Test test, List<String> found) throws IOException {
    String line = test.name() + "\t" + String.join("\t", found) + "\n";
    Files.writeString(done, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    found.forEach(this::count);
  }

  private List<Test> generated(int number, Group group, int share)
      throws IOException, InterruptedException {
    Path folder = results.resolve("group-" + number);
    if (!options.has("resume") || !Files.exists(folder.resolve("expected.json"))) {
      generate(folder, group, share);
    }
    List<Test> tests = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("expected.json"))) {
      if (line.contains("{")) {
        tests.add(new Test(folder, FlatJson.parse(line)));
      }
    }
    return tests;
  }

  private void generate(Path folder, Group group, int share)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(options.get("assay", "assay"), "generate", "--force"));
    command.addAll(List.of("--seed", options.get("first", "1"), "--count", "" + share));
    command.addAll(List.of(group.options().split(" ")));
    command.addAll(List.of("-o", folder.toString()));
    Command run = Command.run(results, 3600, command);
    if (run.exit() != 0) {
      throw new IOException(String.join(" ", command) + ": " + run.err());
    }
  }

  private void check(Test test) throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("exact");
    try {
      List<String> found = new ArrayList<>();
      for (Build build : builds(test)) {
        String problem = problem(test, build, work);
        if (!problem.isEmpty()) {
          found.add(problem + ": " + build.name());
          System.err.println(test.name() + ": " + problem + ": " + build.name());
        }
      }
      found.add(found.isEmpty() ? "ok" : "with problems");
      note(test, found);
    } finally {
      try (var files = Files.list(work)) {
        for (Path file : files.toList()) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(work);
    }
  }

  private synchronized void count(String what) {
    counts.computeIfAbsent(what, _ -> new AtomicInteger()).incrementAndGet();
  }

  private List<Build> builds(Test test) {
    List<Build> builds = new ArrayList<>();
    for (String compiler : options.get(test.isCxx() ? "cxx" : "c", "").split(",")) {
      builds.add(new Build(compiler, List.of("-O0"), false));
      if (options.has("levels")) {
        for (String level : List.of("-O1", "-Os", "-O2", "-O3")) {
          builds.add(new Build(compiler, List.of(level, "-ffp-contract=off"), false));
        }
      }
    }
    if (test.facts().get("model").equals("ilp32")) {
      return builds.stream()
          .filter(b -> b.compiler().startsWith("gcc-12") || b.compiler().startsWith("clang"))
          .toList();
    }
    String gcc = test.isCxx() ? "g++-12" : "gcc-12";
    String clang = options.get(test.isCxx() ? "sanitizing-cxx" : "sanitizing-c", "");
    // without optimisation nothing undefined is optimised away before the sanitizer sees it
    List<String> addresses = List.of("-O0", "-fsanitize=address,undefined");
    List<String> linker = options.has("lld") ? List.of("-fuse-ld=lld") : List.of();
    if (clang.isEmpty() || Long.parseUnsignedLong(test.facts().get("seed")) % 4 == 0) {
      builds.add(new Build(gcc, addresses, true));
    }
    if (!clang.isEmpty()) {
      builds.add(new Build(clang, with(addresses, linker), true));
      builds.add(new Build(clang, with(List.of("-O0", "-fsanitize=memory"), linker), true));
    }
    return builds;
  }

  private static List<String> with(List<String> flags, List<String> more) {
    var all = new ArrayList<>(flags);
    all.addAll(more);
    return all;
  }

  /** What is wrong with a build; empty if nothing. */
  private static String problem(Test test, Build build, Path work)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(build.compiler(), "-std=" + test.facts().get("std")));
    command.addAll(build.flags());
    if (test.facts().get("model").equals("ilp32")) {
      command.add("-m32");
    }
    for (String unit : test.units()) {
      command.add(test.folder().resolve(unit).toString());
    }
    command.addAll(List.of("-o", "test", "-lm"));
    Command compiled = Command.run(work, 300, command);
    if (compiled.exit() != 0) {
      return "rejected";
    }
    Command run = Command.run(work, 60, List.of("./test"));
    boolean same =
        run.exit() == Integer.parseInt(test.facts().get("exit"))
            && run.out().equals(FlatJson.bytes(test.facts().get("stdout")));
    if (build.sanitized() && !run.err().isEmpty()) {
      return "a sanitizer complains";
    }
    return same ? "" : "wrong output";
  }
}
