package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code assay bench generate}, from its command line to its figures. */
final class GenerateBenchTest {
  private static final String[] SHORT = {
    "bench", "generate", "--count", "2", "--size", "small", "--seconds", "0", "--levels", "-O2"
  };

  @Test
  void ourOwnProgramsAreMeasuredWithAndWithoutPolicies() {
    Run run = run("--no-policies-too", "--json");
    assertEquals(0, run.exit(), run.err());
    Map<String, Object> report = JsonReader.object(run.out().strip());
    for (String name : List.of("exact", "exact-no-policies")) {
      Map<String, Object> own = generator(report, name);
      assertEquals("2", own.get("programs"));
      assertTrue(number(own.get("kilobytes_per_cpu_second")) > 0);
      assertTrue(number(own.get("executed_share")) > 0.3, run.out());
    }
    assertTrue(!objects(report.get("policies")).isEmpty());
    Map<String, Object> dead = objects(generator(report, "exact").get("dead_weight")).getFirst();
    assertTrue(number(dead.get("surviving_lines")) > 0, run.out());
    assertTrue(number(dead.get("surviving_lines")) < number(dead.get("lines")), run.out());
    assertTrue(number(dead.get("instructions_optimised")) > 0, run.out());
    assertTrue(run.err().contains("making 2 programs: exact"), run.err());
  }

  @Test
  void csmithIsMeasuredInTheSameRun() {
    assumeTrue(
        SearchPath.ofEnvironment().find("csmith").isPresent()
            && CsmithProgram.headers().isPresent(),
        "no csmith with its headers here");
    Run run = run("--csmith", "1");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("ratio to csmith"), run.out());
    assertTrue(run.out().contains("source KB a CPU second"), run.out());
    assertTrue(run.out().contains("counters in 1 programs"), run.out());
    assertTrue(run.out().contains("features to csmith"), run.out());
    assertTrue(run.out().contains(": dead weight, %"), run.out());
  }

  @Test
  void runsHaveOtherProgramsAndAreCutAtTheSameTime() {
    Run run = run("--runs", "2", "--sample", "0", "--csmith", "1", "--json");
    assertEquals(0, run.exit(), run.err());
    List<Map<String, Object>> own =
        objects(JsonReader.object(run.out().strip()).get("generators")).stream()
            .filter(one -> "exact".equals(one.get("name")))
            .toList();
    assertEquals(List.of("1", "2"), own.stream().map(one -> one.get("run")).toList());
    assertNotEquals(own.getFirst().get("bytes"), own.getLast().get("bytes"));
    List<List<Object>> times = own.stream().map(GenerateBenchTest::cutTimes).toList();
    assertEquals(times.getFirst(), times.getLast());
    assertEquals(3, times.getFirst().size());
  }

  private static List<Object> cutTimes(Map<String, Object> set) {
    Map<String, Object> features = objects(set.get("features")).getFirst();
    assertTrue(number(features.get("features")) > 50, features::toString);
    return objects(features.get("cuts")).stream()
        .map(cut -> cut.get("compile_cpu_seconds"))
        .toList();
  }

  @Test
  void generatorsAreChosenByName() {
    Run run = run("--generators", "exact-no-policies", "--sample", "0", "--csmith", "1");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.err().contains("making 2 programs: exact-no-policies"), run.err());
    assertFalse(run.err().contains("programs: exact .."), run.err());
  }

  @Test
  void whatIsNoGeneratorIsWrongUse() {
    Run run = run("--generators", "exact,xact");
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("not a generator: 'xact' (there are: exact, "), run.err());
    assertEquals(2, run("--runs", "0").exit());
  }

  @Test
  void aYarpgenThatIsNoneIsTold() {
    Run run = run("--yarpgen", "/bin/false", "--csmith", "1");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("YARPGen is not measured"), run.out());
  }

  private static Run run(String... more) {
    var words = new java.util.ArrayList<>(List.of(SHORT));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  private static Map<String, Object> generator(Map<String, Object> report, String name) {
    return objects(report.get("generators")).stream()
        .filter(one -> name.equals(one.get("name")))
        .findFirst()
        .orElseThrow();
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> objects(Object list) {
    return (List<Map<String, Object>>) list;
  }

  private static double number(Object value) {
    return Double.parseDouble(value.toString());
  }
}
