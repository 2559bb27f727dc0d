package dev.assay.c.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.edit.Linker.Linked;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several units as one program: what they share, what each has for itself, and what is wrong. */
final class LinkerTest {
  private static final String MAIN = "int f(void); int main(void) { return f(); }\n";

  @Test
  void staticsOfOneNameAreEachUnitsOwn() {
    assertEquals(
        "12",
        exit(
            """
            static int n = 1, other = 7;
            static struct s { int a; } v = {1};
            static int step(void) { return n++ + v.a; }
            int first(void) { step(); return n; }
            """,
            """
            static int n = 5;
            static struct s { char c; long l; } v = {1, 2};
            static int step(void) { return n *= v.l; }
            int first(void);
            int main(void) { step(); return n + first(); }
            """));
  }

  @Test
  void aStaticIsNotWhatAnotherUnitDeclares() {
    assertEquals(
        "3",
        exit(
            "static int n = 1; int f(void) { return n; }",
            """
            int n = 2;
            int f(void);
            int main(void) { extern int n; return n + f(); }
            """));
  }

  /** Members, labels and local variables of that name stay what they are. */
  @Test
  void aNewNameReachesAllThatMeansTheSame() {
    assertEquals(
        "15",
        exit(
            "static int n = 5; int f(void) { return n; }",
            """
            static int n = 3;
            int f(void);
            struct s { int n; };
            static int twice(int n) { return 2 * n; }
            static void clear(int *p) { *p = 0; }
            int main(void) {
              struct s s = { .n = n };
              goto n;
              n: { int n = 4; s.n += n - 4; }
              int x __attribute__((cleanup(clear))) = twice(2);
              return s.n + n + f() + x;
            }
            """));
  }

  @Test
  void aFunctionKnowsItsOwnName() {
    String helper =
        """
        int puts(const char *);
        static void say(void) { puts(__func__); }
        void f(void);
        """;
    assertEquals(
        "say\nsay\n",
        finished(
                helper + "void f(void) { say(); }",
                helper + "int main(void) { f(); say(); return 0; }")
            .stdout());
  }

  @Test
  void typesThatHoldTheSameAreOneAndOthersAreNot() {
    String shared =
        """
        typedef struct { int x, y; } point;
        struct node { struct node *next; point at; };
        """;
    assertEquals(
        "7",
        exit(
            shared + "struct own { char c; }; int f(struct node *n) { return n->next->at.y; }",
            "struct own { long l[9]; };\n"
                + "typedef struct { char c; } other;\n"
                + shared
                + """
                int f(struct node *n);
                int main(void) {
                  struct node b = {0, {1, 7}}, a = {&b};
                  return sizeof(struct own) == 72 && sizeof(other) == 1 ? f(&a) : 1;
                }
                """));
  }

  @Test
  void anIncompleteTypeIsWhatAnotherUnitDefines() {
    assertEquals(
        "4",
        exit(
            """
            struct box;
            extern struct box one;
            extern int table[];
            int get(struct box *);
            int main(void) { return get(&one) + table[1]; }
            """,
            """
            struct box { int v; } one = {3};
            int table[2] = {0, 1};
            int get(struct box *b) { return b->v; }
            """));
  }

  @Test
  void inlineAndWeakDefinitionsMayStandBesideOthers() {
    assertEquals(
        "9",
        exit(
            "inline int f(void) { return 4; } int g(void) { return f(); }"
                + " __attribute__((weak)) int w(void) { return 100; }",
            "inline int f(void) { return 5; } int g(void); int w(void) { return 0; }"
                + " int main(void) { return f() + g() + w(); }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int f(void) { return 1; }|int f(void) { return 2; }"
            + "|b.c:1:1: 'f' is defined at a.c:1:1, too",
        "int n;|int n; int f(void) { return n; }|b.c:1:1: 'n' is defined at a.c:1:1, too",
        "int main(void) { return 0; }|int f(void) { return 1; }"
            + "|c.c:1:14: 'main' is defined at a.c:1:1, too",
        "long n = 1;|extern int n; int f(void) { return n; }"
            + "|b.c:1:1: 'n' is 'int' here and 'long' at a.c:1:1",
        "int f(int a) { return a; }|extern int n;"
            + "|c.c:1:1: 'f' is 'int (void)' here and 'int (int)' at a.c:1:1",
      })
  void whatDoesNotFitIsNamed(String one, String other, String message) {
    Linked linked = Linker.link(programs(one, other, MAIN));
    List<Diagnostic> errors = assertInstanceOf(Linked.Wrong.class, linked).errors();
    assertEquals(message, errors.getFirst().span() + ": " + errors.getFirst().message());
  }

  @Test
  void mainMustBeThere() {
    Linked linked = Linker.link(programs("int f(void) { return 1; }", "static int n;"));
    assertEquals(
        List.of("a.c:1:1: error: no function 'main' is defined in a.c, b.c"),
        assertInstanceOf(Linked.Wrong.class, linked).errors().stream()
            .map(Diagnostic::toString)
            .toList());
  }

  @Test
  void namesThatWereChangedAreTold() {
    Linked linked =
        Linker.link(
            programs("static int n; int n_1;", "static int n; int main(void) { return n; }"));
    assertEquals(Map.of("n_2", "n"), assertInstanceOf(Linked.Fine.class, linked).names());
  }

  private static String exit(String... texts) {
    return String.valueOf(finished(texts).exit());
  }

  private static Execution.Finished finished(String... texts) {
    Linked linked = Linker.link(programs(texts));
    Program program = assertInstanceOf(Linked.Fine.class, linked, linked::toString).program();
    return assertInstanceOf(
        Execution.Finished.class,
        Interpreter.run(program, new Dialect(Standard.DEFAULT, false, true), Limits.DEFAULT));
  }

  private static List<Program> programs(String... texts) {
    var programs = new ArrayList<Program>();
    for (String text : texts) {
      String file = (char) ('a' + programs.size()) + ".c";
      ParseResult result =
          Parser.parse(SourceText.of(file, text), DataModel.LP64, Standard.DEFAULT);
      assertEquals(List.of(), result.errors(), text);
      programs.add(result.program());
    }
    return programs;
  }
}
