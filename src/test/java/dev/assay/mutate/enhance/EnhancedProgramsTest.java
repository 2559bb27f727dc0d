package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whole programs: what compilers make of the enhanced ones prints what the interpreter says, and
 * what differs in a program shows in its checksum.
 */
class EnhancedProgramsTest {
  /**
   * A program with something in it, and what that is changed to.
   *
   * @param text with a {@code %s} in it
   */
  private record Case(String name, String text, String one, String other) {
    String first() {
      return text.replace("%s", one);
    }

    String second() {
      return text.replace("%s", other);
    }
  }

  private static final List<Case> CASES =
      List.of(
          new Case("a number", "int g; int main(void) { g = %s; return 0; }", "1", "2"),
          new Case("the result of main", "int main(void) { return %s; }", "0", "7"),
          new Case(
              "what is printed",
              "int printf(const char *, ...); int main(void) { printf(\"%d\\n\", %s); return 0; }",
              "5",
              "6"),
          new Case(
              "a long text",
              """
              int printf(const char *, ...);
              int main(void) { printf("%5000d\\n", %s); return 0; }
              """,
              "1",
              "123456"),
          new Case(
              "the kind of end",
              "void exit(int); int main(int argc, char **argv) { if (argc == 1) %s; return 0; }",
              "__builtin_abort()",
              "exit(0)"),
          new Case("the status of exit", "void exit(int); int main() { exit(%s); }", "0", "1"),
          new Case(
              "a failed assertion",
              """
              void __assert_fail(const char *, const char *, unsigned, const char *);
              int main(void) {
                int n = 3;
                n == 4 ? (void)0 : __assert_fail(%s, "file.c", 4, "main");
                return 0;
              }
              """,
              "\"n == 4\"",
              "\"n == 5\""),
          new Case(
              "an element",
              """
              short a[3][4][2];
              int main(void) {
                for (int i = 0; i < 3; i++)
                  for (int j = 0; j < 4; j++)
                    a[i][j][i & 1] = i * j;
                a[2][3][1] = %s;
                return 0;
              }
              """,
              "7",
              "8"),
          new Case(
              "a bit-field",
              """
              struct s { unsigned a : 3; int b : 5; long c : 40; _Bool d : 1; } s[2];
              int main(void) { s[1].c = -%s; s[1].b = -3; s[0].d = 4; return 0; }
              """,
              "1",
              "2"),
          new Case(
              "a union's member",
              """
              union u { int i; float f[2]; } u;
              struct { int k; union { long l; unsigned long n; }; } s;
              int main(void) { u.f[0] = 1.5f; u.f[1] = %s; s.l = -1; return 0; }
              """,
              "0.0f",
              "-0.0f"),
          new Case(
              "floating numbers",
              """
              float f = 1.1f; double d = -0.0; long double l = 1.0L / 3; _Complex double z;
              double none, infinity;
              int main(void) {
                volatile double zero = 0;
                z = 2.5 + %si;
                none = zero / zero;
                infinity = 1 / zero;
                return 0;
              }
              """,
              "1.0",
              "1.5"),
          new Case(
              "a pointer",
              """
              int a[4], b; char c; struct s { struct s *next; int *p; } s, t = {&s, &b};
              const char *text = "text";
              int main(void) { s.next = &t; s.p = %s; t.next = 0; return c; }
              """,
              "a + 1",
              "a + 2"),
          new Case(
              "a pointer to a function",
              """
              static int f(int n) { return n + 1; }
              static int g(int n) { return n + 1; }
              int (*p)(int);
              int main(void) { p = %s; return p(2); }
              """,
              "f",
              "g"),
          new Case(
              "wide integers and vectors",
              """
              typedef unsigned v4 __attribute__((vector_size(16)));
              v4 v; __int128 n = 1;
              int main(void) { v += 3; v[2] = %s; n = -(n << 100) + v[0]; return 0; }
              """,
              "1",
              "9"),
          new Case(
              "recursion of main",
              """
              int puts(const char *);
              int depth;
              int main(int argc, char **argv) {
                if (argc < %s)
                  return main(argc + 1, argv) + argc;
                puts(argv[0]);
                depth = argc;
                return 0;
              }
              """,
              "4",
              "5"),
          new Case(
              "volatile, atomic and constant variables",
              """
              volatile int v = 3; _Atomic long a; const char c[] = "abc"; enum e { A, B = -2 } e = B;
              int main(void) { a += v * %s; v++; return 0; }
              """,
              "2",
              "3"),
          new Case(
              "other output",
              """
              typedef struct file file;
              extern file *stdout, *stderr;
              int putchar(int), fputc(int, file *), fputs(const char *, file *);
              int fprintf(file *, const char *, ...);
              unsigned long fwrite(const void *, unsigned long, unsigned long, file *);
              int vprintf(const char *, __builtin_va_list);
              static int show(const char *format, ...) {
                __builtin_va_list list;
                __builtin_va_start(list, format);
                int n = vprintf(format, list);
                __builtin_va_end(list);
                return n;
              }
              int main(void) {
                int a[] = {1, 2};
                putchar('a');
                fputc('b', stderr);
                fputs("cd", stdout);
                fprintf(stderr, "%.3f|%5s|%lld", 1.25, "xy", 1ll << 40);
                fwrite(a, sizeof a[0], 2, stdout);
                return show("%c%x", 'z', %s);
              }
              """,
              "10",
              "11"),
          new Case(
              "an end far from main",
              """
              int g;
              static int f(int n) {
                if (n == 0) { g = %s; __builtin_trap(); }
                f(n - 1);
                g = -1;
                return n;
              }
              int main(void) { return f(4); }
              """,
              "1",
              "2"));

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> checksumsAreRight() {
    return CASES.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> check(one)));
  }

  private void check(Case one) throws Exception {
    Enhancement.Checkable made = EnhanceBench.checkable(one.first());
    assertTrue(made.output().matches("checksum = [0-9a-f]{16}\n"), made.output());
    assertNotEquals(made.output(), EnhanceBench.output(one.second()), "nothing shows");
    assertEquals(made.output(), compiled(made.enhanced().text(), "gcc", "-O0"), "gcc -O0");
    assertEquals(made.output(), compiled(made.enhanced().text(), "gcc", "-O2"), "gcc -O2");
  }

  @TestFactory
  Stream<DynamicTest> clangAgrees() {
    boolean installed = isInstalled("clang");
    return CASES.stream()
        .map(one ->
            DynamicTest.dynamicTest(
                one.name(),
                () -> {
                  assumeTrue(installed, "no clang");
                  Enhancement.Checkable made = EnhanceBench.checkable(one.first());
                  assertEquals(made.output(), compiled(made.enhanced().text(), "clang", "-O1"));
                }));
  }

  private static boolean isInstalled(String command) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, command)));
  }

  private String compiled(String text, String compiler, String level)
      throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("test.c"), text);
    Path program = folder.resolve("test");
    assertEquals(
        "", output(List.of(compiler, level, "-w", source.toString(), "-o", program.toString())));
    return output(List.of(program.toString()));
  }

  /** What a process prints, on both its streams; it must end well. */
  private static String output(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }
}
