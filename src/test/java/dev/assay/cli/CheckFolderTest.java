package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flags for {@code assay check} that come from a build: its commands, or a file of arguments. */
final class CheckFolderTest {
  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    place.compiler("good", FuzzPlace.HONEST);
    Files.createDirectory(place.programs().resolve("build"));
    Files.createDirectory(place.programs().resolve("src"));
    Files.createDirectory(place.programs().resolve("inc"));
    place.program("inc/n.h", "#define N 4\n");
    place.program("above.h", "int part(int);\n");
    place.program(
        "src/part.c",
        "#include <n.h>\n#include \"../above.h\"\nint part(int n) { return n + N; }\n");
    place.program(
        "src/main.c",
        """
        #include "../above.h"
        int main(void) { int big = 2147483647; return (big + 1 < 0) + (char) WIDE + part(1); }
        """);
    place.program(
        "build/compile_commands.json",
        """
        [
          { "directory": "%1$s/build", "file": "../src/part.c",
            "command": "cc -O2 -Wall -I../inc -o part.o -c ../src/part.c" },
          { "directory": "%1$s/build", "file": "../src/main.c",
            "arguments": ["cc", "-fwrapv", "-funsigned-char", "-DWIDE=200", "-c", "main.c"] }
        ]
        """
            .formatted(place.programs()));
  }

  @Test
  void filesOfAFolderAreCheckedWithTheirFlagsAndPartsAreOnlyCompiled() {
    Run run = check("--json", place.programs().toString());
    assertEquals(0, run.exit(), run.out() + run.err());
    List<Map<String, Object>> lines = run.out().lines().map(JsonReader::object).toList();
    assertEquals(
        List.of(program("src/part.c") + " agrees none", program("src/main.c") + " agrees none"),
        lines.stream()
            .map(l -> l.get("file") + " " + l.get("verdict") + " " + l.get("interpreter"))
            .toList());
    assertTrue(
        run.err()
            .contains(
                "assay: flags from "
                    + program("build/compile_commands.json")
                    + "; left out: -O2 -Wall -o -c"),
        run.err());
    Run text = check(program("src/part.c"));
    assertTrue(text.out().contains("  interpreter: was not asked: this is a part of"), text.out());
  }

  @Test
  void theFilesOfAFolderCanBeOneProgram() {
    Run run = check("--json", "--program", program("src/main.c"), program("src/part.c"));
    assertEquals(0, run.exit(), run.out() + run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("206", line.get("expected-exit"), "1 by -fwrapv, 200 by -funsigned-char, 5");
    assertEquals("agrees", line.get("verdict"));
  }

  @Test
  void anArgumentFileHoldsFlagsAndFiles() throws IOException {
    place.program("flags", "-DWIDE=7 -fwrapv '-I" + program("inc") + "'\n-Wextra -lm\n");
    Run run =
        check(
            "--json",
            "--program",
            "@" + program("flags"),
            place
                .program("one.c", "#include <n.h>\nint main(void) { return N + WIDE; }\n")
                .toString());
    assertEquals(0, run.exit(), run.out() + run.err());
    assertEquals("11", JsonReader.object(run.out().strip()).get("expected-exit"));
    assertTrue(run.err().contains("flags from " + program("flags") + "; left out: -Wextra"));
    Run missing = check("@" + program("nothing"), program("one.c"));
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("nothing: no such file of arguments"), missing.err());
  }

  private Run check(String... more) {
    var words =
        new ArrayList<>(
            List.of("check", "--config", place.config().toString(), "--compilers", "good"));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  private String program(String name) {
    return place.programs().resolve(name).toString();
  }
}
