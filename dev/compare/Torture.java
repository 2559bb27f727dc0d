import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs gcc's torture tests in the interpreter and compares each with {@code gcc -O0}. */
final class Torture {
  private static final Pattern OPTIONS =
      Pattern.compile(
          "dg-(?:additional-)?options\\s+\\{?\\s*\"([^\"]*)\"\\s*\\}?(\\s*\\{\\s*target)?");

  /** What the interpreter must know of a test's options; the compiler is given all of them. */
  private static final Pattern RELEVANT =
      Pattern.compile("-std=.*|-fwrapv|-fno-strict-aliasing|-funsigned-char|-D.*");

  /** Options that change what a program does and that the interpreter does not have. */
  private static final List<String> FOREIGN = List.of("-finstrument-functions");

  private Torture() {}

  /** A test with its options. */
  private record Test(String name, Path file, List<String> options) {
    List<String> relevant() {
      return options.stream()
          .map(option -> option.equals("-fno-strict-overflow") ? "-fwrapv" : option)
          .filter(option -> RELEVANT.matcher(option).matches())
          .toList();
    }
  }

  public static void main(String[] args) throws Exception {
    Options options = Options.parse(args);
    Path assay = Path.of(options.get("assay", "assay"));
    int jobs = options.number("jobs", Runtime.getRuntime().availableProcessors());
    List<Test> tests = tests(Path.of(options.get("tests", "")), options.others());
    System.err.println(tests.size() + " tests; the compiler's results first ...");
    Map<Test, Reference> expected =
        Parallel.map(
            tests,
            jobs,
            test -> Reference.of(options.get("gcc", "gcc"), test.file, test.options, 20));
    System.err.println("the interpreter's results ...");
    Map<Path, Interpreted> actual = interpret(assay, tests, options, jobs);
    Map<String, String> listed = listed(Path.of(options.get("list", "")));
    List<Verdict> verdicts = new ArrayList<>();
    for (Test test : tests) {
      Interpreted result = actual.get(test.file);
      List<String> foreign = test.options.stream().filter(FOREIGN::contains).toList();
      Verdict verdict =
          foreign.isEmpty()
              ? Verdict.of(test.name, expected.get(test), result)
              : new Verdict(test.name, Verdict.Kind.UNSUPPORTED, "option " + foreign.getFirst());
      verdicts.add(judge(verdict, result, listed.get(test.name)));
    }
    String table = Verdict.table(verdicts);
    System.out.print(table);
    keep(Path.of(options.get("results", "")), verdicts, table);
    System.exit(verdicts.stream().anyMatch(Verdict::isBad) ? 1 : 0);
  }

  private static Map<Path, Interpreted> interpret(
      Path assay, List<Test> tests, Options options, int jobs)
      throws IOException, InterruptedException {
    Map<List<String>, List<Path>> groups = new LinkedHashMap<>();
    for (Test test : tests) {
      groups.computeIfAbsent(test.relevant(), _ -> new ArrayList<>()).add(test.file);
    }
    Map<Path, Interpreted> results = new HashMap<>();
    for (var group : groups.entrySet()) {
      List<String> more = new ArrayList<>(group.getKey());
      more.add("--explore=" + options.number("explore", 0));
      more.add("--fuel=" + options.get("fuel", "1000000000"));
      results.putAll(Interpreted.run(assay, more, group.getValue(), 60, jobs));
    }
    return results;
  }

  /** A test that is listed must be undefined as listed, and no other may be. */
  private static Verdict judge(Verdict verdict, Interpreted result, String kind) {
    if (kind == null || verdict.kind() == Verdict.Kind.SKIPPED) {
      return verdict;
    }
    boolean asListed = kind.equals(result.kind());
    return new Verdict(
        verdict.name(),
        asListed ? Verdict.Kind.KNOWN : Verdict.Kind.UNLISTED,
        asListed ? kind : "listed as " + kind + ", is " + verdict.kind() + " " + verdict.detail());
  }

  private static List<Test> tests(Path folder, List<String> wanted) throws IOException {
    List<Test> tests = new ArrayList<>();
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        String name = folder.relativize(file).toString().replaceFirst("\\.c$", "");
        boolean isPart = name.endsWith("-lib") || name.contains("/lib/") || name.contains("joined");
        if (isPart || !(wanted.isEmpty() || wanted.contains(name))) {
          continue;
        }
        Path joined = name.startsWith("builtins/") ? join(file) : file;
        tests.add(new Test(name, joined, options(file)));
      }
    }
    return tests;
  }

  /** A test of builtins is three files that a driver links: one file includes them here. */
  private static Path join(Path file) throws IOException {
    String name = file.getFileName().toString().replaceFirst("\\.c$", "");
    Path folder = Files.createDirectories(file.resolveSibling("joined"));
    String text =
        """
        #include "../%s.c"
        #include "../%s-lib.c"
        #include "../lib/main.c"
        """
            .formatted(name, name);
    Path joined = folder.resolve(name + ".c");
    if (!Files.exists(joined)) {
      Files.writeString(joined, text);
    }
    return joined;
  }

  private static List<String> options(Path file) throws IOException {
    List<String> options = new ArrayList<>();
    Matcher matcher = OPTIONS.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
    while (matcher.find()) {
      if (matcher.group(2) == null) {
        options.addAll(List.of(matcher.group(1).strip().split("\\s+")));
      }
    }
    options.removeIf(option -> option.startsWith("-O") || option.isEmpty());
    return options;
  }

  /** Each line of the list: test, kind, clause, reason; # starts a comment. */
  private static Map<String, String> listed(Path list) throws IOException {
    Map<String, String> kinds = new HashMap<>();
    for (String line : Files.readAllLines(list)) {
      String[] words = line.strip().split("\\s+", 4);
      if (words.length == 4 && !words[0].startsWith("#")) {
        kinds.put(words[0], words[1]);
      }
    }
    return kinds;
  }

  private static void keep(Path folder, List<Verdict> verdicts, String table) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("table.txt"), table);
    StringBuilder all = new StringBuilder();
    verdicts.forEach(v -> all.append(v.kind() + "\t" + v.name() + "\t" + v.detail() + "\n"));
    Files.writeString(folder.resolve("verdicts.tsv"), all);
    System.err.println("kept in " + folder);
  }
}
