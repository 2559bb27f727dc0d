package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay check} says of programs in C++, of which the interpreter knows nothing. */
final class CheckCxxTest {
  private static final String SUM =
      """
      #include <cstdio>
      #include <vector>
      int main() {
        std::vector<int> v(6, 7);
        int sum = 0;
        for (int x : v) sum += x;
        std::printf("%d %d\\n", sum, 6 * 7);
      }
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("g++").isPresent(), "no g++ on the PATH");
    place = FuzzPlace.in(folder);
    place.compiler("good", "gcc", FuzzPlace.HONEST);
    place.program("sum.cc", SUM);
  }

  @Test
  void compilersAreComparedAndNobodyVouches() throws IOException {
    place.compiler("better", "gcc", FuzzPlace.HONEST);
    Run text = check("good,better", program("sum.cc"));
    assertEquals(0, text.exit(), text.out() + text.err());
    assertTrue(text.out().startsWith(program("sum.cc") + ": agrees\n"), text.out());
    assertTrue(text.out().contains("  interpreter: does not read C++ and vouches for nothing"));
    Map<String, Object> line = json("good,better", program("sum.cc"));
    assertEquals("agrees", line.get("verdict"));
    assertEquals("none", line.get("interpreter"));
    assertEquals(JsonReader.NULL, line.get("expected"));
  }

  @Test
  void outputsThatDifferAreADisagreement() throws IOException {
    place.compiler("odd", "gcc", FuzzPlace.WRONG);
    Map<String, Object> line = json("good,odd", program("sum.cc"));
    assertEquals("disagreement", line.get("verdict"));
    assertEquals(
        "odd -O1: wrong stdout: from byte 3 on, '42 13' where others have '42 42'",
        line.get("reason"));
  }

  @Test
  void aCrashIsACrash() throws IOException {
    place.compiler(
        "broken",
        "gcc",
        """
        if compiling && test -e sum.cc; then
          echo "sum.cc:3:3: internal compiler error: in expand_call, at calls.cc:3210" >&2
          exit 1
        fi
        """);
    Map<String, Object> line = json("good,broken", program("sum.cc"));
    assertEquals("crash", line.get("verdict"));
    assertTrue(line.get("reason").toString().contains("expand_call"), line.toString());
  }

  /** One that is older knows less of the language. */
  @Test
  void aRefusalOfOneIsNoBug() throws IOException {
    place.compiler(
        "older",
        "gcc",
        """
        if compiling && test -e sum.cc; then
          echo "sum.cc:6:3: error: there are no such loops" >&2
          exit 1
        fi
        """);
    place.compiler("better", "gcc", FuzzPlace.HONEST);
    Run run = check("good,better,older", program("sum.cc"));
    assertEquals(0, run.exit(), run.out() + run.err());
    assertTrue(run.out().contains("older   rejected"), run.out());
  }

  @Test
  void theStandardCanBeGivenAndMakesCxxOfAnyFile() throws IOException {
    place.program(
        "new.c",
        """
        #include <cstdio>
        int main() { std::printf("%ld\\n", __cplusplus); }
        """);
    Run run = check("good", "--std", "c++20", program("new.c"));
    assertTrue(run.out().contains("  interpreter: does not read C++"), run.out() + run.err());
    assertTrue(run.out().contains("good  ran"), run.out());
    Run unknown = check("good", "--std", "c++21", program("new.c"));
    assertEquals(2, unknown.exit());
    assertTrue(unknown.err().contains("unknown version of C or C++: c++21"), unknown.err());
  }

  @Test
  void oneThatBuildsCxxIsNeeded() throws IOException {
    place.compiler("plain", FuzzPlace.HONEST);
    Run run = check("plain", program("sum.cc"));
    assertEquals(3, run.exit(), run.out());
    assertTrue(run.err().contains("sum.cc: is C++, and no compiler"), run.err());
    assertTrue(run.err().contains("apt-get install g++"), run.err());
  }

  private Map<String, Object> json(String compilers, String file) {
    return JsonReader.object(check(compilers, "--json", file).out().strip());
  }

  private Run check(String compilers, String... more) {
    var words =
        new ArrayList<>(
            List.of("check", "--config", place.config().toString(), "--compilers", compilers));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  private String program(String name) {
    return place.programs().resolve(name).toString();
  }
}
