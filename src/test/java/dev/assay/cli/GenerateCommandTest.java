package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.grammar.GrammarRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GenerateCommandTest {
  @TempDir private Path folder;

  @Test
  void oneProgramGoesToStandardOutput() {
    Run run = Run.of("generate", "--seed", "7", "--size", "small");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("int main("), run.out());
    assertEquals("", run.err());
    assertEquals(run, Run.of("generate", "--seed", "0x7", "--size", "small"));
    Run other = Run.of("generate", "--size", "small");
    assertTrue(other.err().matches("seed \\d+\n"), other.err());
  }

  @Test
  void theInterpreterAgreesWithWhatIsExpected() throws IOException {
    Path out = folder.resolve("out");
    Run run =
        Run.of("generate", "--seed", "3", "--count", "4", "--size", "small", "-o", out.toString());
    assertEquals(0, run.exit(), run.err());
    List<Map<String, Object>> expected = expected(out);
    assertEquals(4, expected.size());
    for (int i = 0; i < expected.size(); i++) {
      Map<String, Object> one = expected.get(i);
      assertEquals("" + (3 + i), one.get("seed"));
      assertEquals("gnu17", one.get("std"));
      assertEquals("lp64", one.get("model"));
      assertEquals(List.of("exact-" + (3 + i) + ".c"), one.get("files"));
      Run seen = Run.of("interpret", "--json", out.resolve("exact-" + (3 + i) + ".c").toString());
      Map<String, Object> finished = JsonReader.object(seen.out().strip());
      assertEquals("finished", finished.get("status"), seen.out());
      assertEquals(one.get("stdout"), finished.get("stdout"));
      assertEquals(one.get("exit"), finished.get("exit"));
    }
  }

  @Test
  void theNumberOfJobsChangesNothing() throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    List<String> common = List.of("--seed", "1", "--count", "6", "--size", "small", "--files", "3");
    generate(one, common, "--jobs", "1");
    generate(two, common, "--jobs", "3");
    Map<String, String> files = contents(one);
    assertEquals(6 * 3 + 1, files.size());
    assertEquals(files, contents(two));
    List<Map<String, Object>> expected = expected(one);
    @SuppressWarnings("unchecked")
    var units = (List<String>) expected.getFirst().get("units");
    assertEquals(2, units.size());
    assertTrue(units.stream().allMatch(unit -> unit.startsWith("exact-1/")), units.toString());
  }

  @Test
  void aFolderThatIsNotEmptyIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("mine.c"), "");
    Run refused = Run.of("generate", "--seed", "1", "--size", "small", "-o", folder.toString());
    assertEquals(2, refused.exit());
    assertEquals(
        "assay: " + folder + " is not empty; choose another folder, or add --force\n",
        refused.err());
    Run forced =
        Run.of("generate", "--seed", "1", "--size", "small", "--force", "-o", folder.toString());
    assertEquals(0, forced.exit(), forced.err());
    assertTrue(Files.exists(folder.resolve("exact-1.c")));
    Run file = Run.of("generate", "--seed", "1", "-o", folder.resolve("mine.c").toString());
    assertEquals(2, file.exit());
    assertTrue(file.err().contains("it is a file, not a folder"), file.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--std|c89|unknown standard 'c89' (c99 to c23",
        "--std|c++03|unknown standard 'c++03'",
        "--lang|rust|unknown language 'rust' (c, c++)",
        "--size|huge|--size: there is no 'huge' (small, medium, large)",
        "--files|2|--files must be 1 or 3",
        "--files|3|programs of three files need a folder: -o DIR",
        "--count|2|several programs need a folder: -o DIR",
        "--count|0|--count must be positive",
        "--jobs|0|--jobs must be positive",
        "--inputs|0|--inputs must be 1 to 100",
        "--barrier|wall|--barrier: there is no 'wall' (none, noinline",
        "--generator|csmith|unknown generator 'csmith'; there are exact, ccg and remgen",
        "--seed|x|not a seed: 'x'",
        "--weight|fro=1|--weight: there is no 'fro'; did you mean 'for'?",
        "--weight|for|--weight for: write KEY=N, as in for=20",
        "--weight|for=1001|--weight for=1001: for must be from 0 to 1000",
        "--model|lp32|unknown model: lp32"
      })
  void wrongUseIsNamed(String option, String value, String message) {
    Run run = Run.of("generate", option, value);
    assertEquals(2, run.exit(), run.out());
    assertTrue(run.err().startsWith("assay: "), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--weight|swich=1|the grammar has no rule 'swich'",
        "--weight|switch|--weight switch: write NAME=N, as in switch=20",
        "--weight|constant=0|cannot be 0: nothing would be left",
        "--size|huge|--size: there is no 'huge' (small, medium, large)",
        "--vocabulary|all|--vocabulary: there is no 'all' (classic, full, gcc)",
        "--over|csmith|--over: there is no 'csmith' (ccg, exact)",
        "--bound|0|--bound must be 1 to 1000",
        "--nesting|9|--nesting must be 0 to 8",
        "--depth|9|--depth must be 0 to 8",
        "--snippet-depth|9|--snippet-depth must be 0 to 8",
        "--selection|best|--selection: there is no 'best' (largest, novel, random, every)"
      })
  void wrongUseOfTheGrammarIsNamed(String option, String value, String message) {
    Run run = Run.of("generate", "--generator", "remgen", option, value);
    assertEquals(2, run.exit(), run.out());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "ccg, --depth, 2",
    "remgen, --selection, random",
    "remgen, --selection, novel",
    "remgen, --bound, 3"
  })
  void theHeadOfAProgramMakesItAgain(String generator, String option, String value) {
    Run run =
        Run.of(
            "generate", "--generator", generator, "--seed", "12", "--size", "small", option, value);
    assertEquals(0, run.exit(), run.err());
    String head = run.out().lines().findFirst().orElseThrow();
    String[] words = head.replaceAll("^/\\* assay | \\*/$", "").split(" ");
    assertEquals(run.out(), Run.of(words).out());
  }

  /** Whoever asks for what a generator does not make must not take what it makes for that. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ccg --std c++20|--std does nothing with --generator ccg; it is for --generator exact and"
            + " remgen --over exact",
        "remgen --files 3|--files does nothing with --generator remgen;",
        "ccg --over exact --floats near|--floats does nothing with --generator ccg;",
        "exact --bound 3|--bound does nothing with --generator exact; it is for --generator remgen"
            + " and remgen --over exact",
        "remgen --over exact --vocabulary gcc|--vocabulary does nothing with --generator remgen"
            + " --over exact; it is for --generator ccg and remgen"
      })
  void whatWouldDoNothingIsRefused(String words, String message) {
    Run run = Run.of(("generate --seed 1 --generator " + words).split(" "));
    assertEquals(2, run.exit());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @Test
  void theOptionsThatAreForSomeGeneratorsAreThere() {
    String help = Run.of("generate", "--help").out();
    GeneratorKind.options()
        .forEach(option -> assertTrue(help.matches("(?s).*" + option + "\\b.*"), option));
  }

  @Test
  void programsOfTheGrammarMayHaveNoAnswer() throws IOException {
    Path out = folder.resolve("grammar");
    Run run =
        Run.of(
            "generate",
            "--generator",
            "ccg",
            "--seed",
            "1",
            "--count",
            "30",
            "--size",
            "small",
            "-o",
            out.toString());
    assertEquals(0, run.exit(), run.err());
    String expected = Files.readString(out.resolve("expected.json"));
    assertTrue(expected.contains("\"exit\": null, \"stdout\": null"), expected);
    assertTrue(expected.contains("\"exit\": 0, \"stdout\": \""), expected);
  }

  @Test
  void theRulesOfTheGrammarAreExplained() {
    Run run = Run.of("generate", "--explain", "--generator", "ccg");
    assertEquals(0, run.exit());
    GrammarRules.all().forEach(rule -> assertTrue(run.out().contains(rule.name()), rule.name()));
  }

  @Test
  void optionsThatContradictEachOtherAreNamed() {
    Run run = Run.of("generate", "--lang", "c", "--std", "c++11");
    assertEquals(2, run.exit());
    assertTrue(
        run.err().contains("--std c++11 is not of --lang c; leave one of them out"), run.err());
  }

  @Test
  void theConfigurationCountsAndTheCommandLineMore() throws IOException {
    Path config =
        Files.writeString(
            folder.resolve("my.toml"), "[exact]\nsize = \"small\"\n[exact.features]\nfor = 0\n");
    String seed = "11";
    Run configured = Run.of("generate", "--seed", seed, "--config", config.toString());
    assertEquals(0, configured.exit(), configured.err());
    assertEquals(
        configured.out(),
        Run.of("generate", "--seed", seed, "--size", "small", "--weight", "for=0").out());
    assertEquals(
        Run.of("generate", "--seed", seed, "--size", "small", "--weight", "for=50").out(),
        Run.of("generate", "--seed", seed, "--config", config.toString(), "--weight", "for=50")
            .out());
    Files.writeString(config, "[exact]\nsize = 3\n");
    Run wrong = Run.of("generate", "--seed", seed, "--config", config.toString());
    assertEquals(2, wrong.exit());
    assertTrue(wrong.err().contains(config + ":2:1: 'size' in [exact]"), wrong.err());
  }

  @Test
  void everythingThatCanBeSetIsExplained() {
    Run run = Run.of("generate", "--explain");
    assertEquals(0, run.exit());
    for (Knob knob : Knob.values()) {
      String name = knob.label().replaceFirst("\\..*", "");
      assertTrue(run.out().contains(name), name);
      assertTrue(run.out().contains(knob.about()), name);
    }
    assertTrue(run.out().lines().allMatch(line -> line.length() <= 120), run.out());
  }

  private static void generate(Path out, List<String> common, String... more) {
    var words = new ArrayList<>(List.of("generate", "-o", out.toString()));
    words.addAll(common);
    words.addAll(List.of(more));
    Run run = Run.of(words.toArray(String[]::new));
    assertEquals(0, run.exit(), run.err());
  }

  private static Map<String, String> contents(Path root) throws IOException {
    var contents = new TreeMap<String, String>();
    try (var files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return contents;
  }

  /** The objects of the array, one a line. */
  private static List<Map<String, Object>> expected(Path out) throws IOException {
    List<String> lines = Files.readAllLines(out.resolve("expected.json"));
    assertEquals("[", lines.getFirst());
    assertEquals("]", lines.getLast());
    return lines.subList(1, lines.size() - 1).stream()
        .map(line -> JsonReader.object(line.replaceFirst(",$", "")))
        .toList();
  }
}
