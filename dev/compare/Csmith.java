import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Generates Csmith programs, runs them in the interpreter and compares with {@code gcc -O0}. */
final class Csmith {
  private static final List<String> PLAIN =
      List.of("--no-volatiles", "--no-volatile-pointers", "--no-unions", "--ccomp");

  private Csmith() {}

  public static void main(String[] args) throws Exception {
    Options options = Options.parse(args);
    int count = options.others().isEmpty() ? 100 : Integer.parseInt(options.others().getFirst());
    int first = options.number("first", 1);
    int jobs = options.number("jobs", Runtime.getRuntime().availableProcessors());
    Path cache = Files.createDirectories(Path.of(options.get("cache", "")));
    Path results = Files.createDirectories(Path.of(options.get("results", "")));
    List<Integer> seeds = new ArrayList<>();
    for (int seed = first; seed < first + count; seed++) {
      seeds.add(seed);
    }
    List<Verdict> all = new ArrayList<>();
    for (boolean plain : new boolean[] {false, true}) {
      System.err.println(count + (plain ? " plain" : " default") + " programs ...");
      all.addAll(compare(options, seeds, plain, jobs, cache, results));
    }
    String table = Verdict.table(all);
    System.out.print(table);
    Files.writeString(results.resolve("table.txt"), table);
    System.err.println("kept in " + results);
    System.exit(all.stream().anyMatch(Csmith::isDifference) ? 1 : 0);
  }

  private static List<Verdict> compare(
      Options options, List<Integer> seeds, boolean plain, int jobs, Path cache, Path results)
      throws Exception {
    List<String> include = List.of("-I" + options.get("include", "/usr/include/csmith"));
    Map<Integer, Path> programs = Parallel.map(seeds, jobs, seed -> generate(cache, seed, plain));
    Map<Integer, Reference> expected =
        Parallel.map(
            seeds,
            jobs,
            seed -> Reference.of(options.get("gcc", "gcc"), programs.get(seed), include, 5));
    List<Path> toRun = new ArrayList<>();
    for (int seed : seeds) {
      if (expected.get(seed).kind() == Reference.Kind.RAN) {
        toRun.add(programs.get(seed));
      }
    }
    List<String> more = new ArrayList<>(include);
    more.add("--explore=" + options.number("explore", 0));
    Map<Path, Interpreted> actual =
        Interpreted.run(Path.of(options.get("assay", "assay")), more, toRun, 60, jobs);
    List<Verdict> verdicts = new ArrayList<>();
    for (int seed : seeds) {
      Path program = programs.get(seed);
      String name = program.getFileName().toString();
      Verdict verdict = known(program, Verdict.of(name, expected.get(seed), actual.get(program)));
      verdicts.add(verdict);
      if (isDifference(verdict)) {
        keep(results, program, verdict, actual.get(program));
      }
    }
    return verdicts;
  }

  /**
   * Two things Csmith is known for. It takes addresses of members of packed structs and uses them as
   * if they were aligned (C17 6.3.2.3p7), and UBSan says so too. And it reads a union through a
   * pointer to a member that was not stored last, which gcc's manual excludes from what
   * -fstrict-aliasing allows.
   */
  private static Verdict known(Path program, Verdict verdict) throws IOException {
    if (verdict.kind() != Verdict.Kind.UNDEFINED) {
      return verdict;
    }
    String text = Files.readString(program);
    if (verdict.detail().startsWith("misaligned:") && text.contains("#pragma pack")) {
      return new Verdict(verdict.name(), Verdict.Kind.KNOWN, "address of a packed member");
    }
    boolean union = verdict.detail().startsWith("effective-type:") && text.contains("union U");
    return union
        ? new Verdict(verdict.name(), Verdict.Kind.KNOWN, "union read through a pointer")
        : verdict;
  }

  /** Csmith programs are whole C: here even "unsupported" is a difference. */
  private static boolean isDifference(Verdict verdict) {
    return verdict.isBad() || verdict.kind() == Verdict.Kind.UNSUPPORTED;
  }

  private static Path generate(Path cache, int seed, boolean plain)
      throws IOException, InterruptedException {
    Path program = cache.resolve((plain ? "plain-" : "default-") + seed + ".c");
    if (!Files.exists(program)) {
      List<String> command = new ArrayList<>(List.of("csmith", "--seed", String.valueOf(seed)));
      if (plain) {
        command.addAll(PLAIN);
      }
      // Csmith leaves a file platform.info in the folder it runs in.
      Path part = cache.resolve(program.getFileName() + ".part");
      command.addAll(List.of("-o", part.toString()));
      Command run = Command.run(cache, 60, command);
      if (run.exit() != 0 && run.exit() != Command.TIMED_OUT) {
        throw new IOException(String.join(" ", command) + ": " + run.err());
      }
      if (!Files.exists(part)) {
        Files.writeString(part, "#error csmith did not end\n");
      }
      Files.move(part, program, StandardCopyOption.REPLACE_EXISTING);
    }
    return program;
  }

  private static void keep(Path results, Path program, Verdict verdict, Interpreted actual)
      throws IOException {
    Path copy = results.resolve(program.getFileName());
    Files.copy(program, copy, StandardCopyOption.REPLACE_EXISTING);
    Files.writeString(
        Path.of(copy + ".verdict"),
        verdict.kind() + " " + verdict.detail() + "\n" + actual.message() + "\n" + actual.out());
    Files.copy(
        Path.of(program + ".expected"),
        Path.of(copy + ".expected"),
        StandardCopyOption.REPLACE_EXISTING);
  }
}
