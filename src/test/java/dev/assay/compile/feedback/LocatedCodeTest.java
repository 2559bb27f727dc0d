package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * What gcc and clang write of this program at {@code -O0} and {@code -O2}, with a header that has
 * {@code twice} in its lines 1 to 4.
 *
 * <pre>{@code
 *  1  #include "h.h"
 *  2  static int unused(int x) {
 *  3    return x + 1;
 *  4  }
 *  5  int a[10];
 *  6  int f(int n) {
 *  7    int dead = n * 3;
 *  8    int s = 0;
 *  9    if (0) {
 * 10      s = 5;
 * 11    }
 * 12    for (int i = 0; i < n; i++)
 * 13      s += a[i & 7];
 * 14    return twice(s);
 * 15  }
 * 16  int main(void) { return f(3); }
 * }</pre>
 */
final class LocatedCodeTest {
  private static final Path FOLDER = Path.of("/scratch");
  private static final List<String> OWN = List.of("a.c", "h.h");

  @Test
  void gccHasCodeOfAllStatementsThatItDoesNotOptimise() {
    assertEquals(
        code(
            50,
            "a.c:2 a.c:3 a.c:4 a.c:6 a.c:7 a.c:8 a.c:12 a.c:13 a.c:14 a.c:15 a.c:16"
                + " h.h:1 h.h:2 h.h:3 h.h:4"),
        parse("gcc-12-O0.s"));
  }

  @Test
  void aLocationThatAnotherFollowsAtOnceHasNoCode() {
    // The directive of line 6 stands there all the same.
    assertEquals(code(20, "a.c:8 a.c:12 a.c:13 a.c:15 a.c:16 h.h:2"), parse("gcc-12-O2.s"));
  }

  @Test
  void clangHasFoldersAndCommentsInItsDirectives() {
    assertEquals(
        code(52, "a.c:2 a.c:3 a.c:6 a.c:7 a.c:8 a.c:12 a.c:13 a.c:14 a.c:16 h.h:1 h.h:2 h.h:3"),
        parse("clang-14-O0.s"));
  }

  @Test
  void codeOfNoLineIsCodeOfItsFile() {
    assertEquals(code(59, "a.c:12 a.c:13 a.c:14 a.c:16 h.h:2"), parse("clang-14-O2.s"));
  }

  @Test
  void headersOfOthersAreLeftOut() {
    LocatedCode own = LocatedCode.parse(Sample.of("clang-14-O2.s"), FOLDER, List.of("a.c"));
    assertEquals(code(57, "a.c:12 a.c:13 a.c:14 a.c:16"), own);
    String header =
        """
        \t.file 1 "a.c"
        \t.file 2 "/usr/include/csmith/a.c"
        \t.file 3 "/usr/include/csmith" "a.c"
        \t.loc 2 1 1
        \tret
        \t.loc 3 1 1
        \tret
        \t.loc 1 9 1
        \tret
        """;
    assertEquals(code(1, "a.c:9"), LocatedCode.parse(header, FOLDER, OWN));
  }

  @Test
  void aLineSurvivesIfItHasCodeStill() {
    assertEquals(
        new SurvivingCode(6, 15, 20, 50),
        SurvivingCode.of(parse("gcc-12-O0.s"), parse("gcc-12-O2.s")));
    SurvivingCode clang = SurvivingCode.of(parse("clang-14-O0.s"), parse("clang-14-O2.s"));
    assertEquals(new SurvivingCode(5, 12, 59, 52), clang);
    assertEquals(7.0 / 12, clang.deadShare(), 1e-9);
    assertEquals(0, SurvivingCode.NONE.deadShare());
  }

  @Test
  void aLineOfAHeaderIsOneInAllUnits() {
    assertEquals(code(3, "a.c:1 h.h:1"), code(1, "h.h:1").plus(code(2, "a.c:1 h.h:1")));
  }

  private static LocatedCode parse(String sample) {
    return LocatedCode.parse(Sample.of(sample), FOLDER, OWN);
  }

  private static LocatedCode code(long instructions, String lines) {
    return new LocatedCode(new TreeSet<>(List.of(lines.split(" "))), instructions);
  }
}
