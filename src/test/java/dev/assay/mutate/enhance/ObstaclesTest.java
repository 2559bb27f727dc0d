package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Program;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObstaclesTest {
  private static List<String> obstacles(String text) {
    Program program = EnhanceBench.parse(text);
    return Obstacles.in(program, new LibraryFunctions(program)).stream()
        .map(Remark::toString)
        .toList();
  }

  @Test
  void eachIsToldWithItsPlace() {
    assertEquals(
        List.of(
            "test.c:4: getchar reads input",
            "test.c:5: rand gives numbers that differ from library to library",
            "test.c:5: time asks for the time"),
        obstacles(
            """
            int getchar(void), rand(void);
            long time(long *);
            int main(void) {
              int c = getchar();
              return c + rand() + (int)time(0);
            }
            """));
  }

  @Test
  void theStateOfTheMachineNeedsAKnownPlace() {
    assertEquals(
        List.of("test.c:1: __builtin_setjmp fills an object that is not known"),
        obstacles("int f(void **b) { return __builtin_setjmp(b); }"));
    assertEquals(List.of(), obstacles("void *b[5]; int f(void) { return __builtin_setjmp(b); }"));
  }

  @Test
  void functionsOfTheProgramAreNone() {
    assertEquals(
        List.of(),
        obstacles("static int time(int t) { return t; } int main(void) { return time(1); }"));
  }

  @ParameterizedTest
  @CsvSource({
    "%d %p,    %p prints an address",
    "%n,       %n stores how much was printed",
    "%-5ls,    wide characters are printed as the locale wants",
    "%lc,      wide characters are printed as the locale wants",
    "%m,       %m prints a message of the library",
  })
  void formatsAreLookedInto(String format, String problem) {
    assertEquals(
        List.of("test.c:1: " + problem),
        obstacles(
            "int printf(const char *, ...); int main(void) { return printf(\""
                + format
                + "\", 1); }"));
  }

  @ParameterizedTest
  @CsvSource({"%%p", "%5.2f %lld", "%s %c", "p n ls", "%#x%%n"})
  void plainFormatsAreFine(String format) {
    assertEquals(
        List.of(),
        obstacles(
            "int printf(const char *, ...); int main(void) { return printf(\""
                + format
                + "\", 1); }"));
  }

  @Test
  void aStreamNeedsACall() {
    String head = "struct s; int fputs(const char *, struct s *); extern struct s *stdout;\n";
    assertEquals(
        List.of("test.c:2: fputs is called through a pointer, with a stream"),
        obstacles(head + "int (*p)(const char *, struct s *) = fputs;"));
    assertEquals(List.of(), obstacles(head + "int main(void) { return fputs(\"x\", stdout); }"));
  }
}
