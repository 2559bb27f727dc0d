package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Places are read before statements, and the run does not notice. */
final class ReadsTest {
  /** Reads the same places before each call of {@code here}. */
  private static final class Reader implements Probe {
    private final List<Expr> places;
    private final Predicate<Stmt> wanted;
    private final List<List<Object>> seen = new ArrayList<>();
    private int most = Integer.MAX_VALUE;

    Reader(List<Expr> places, Predicate<Stmt> wanted) {
      this.places = places;
      this.wanted = wanted;
    }

    @Override
    public List<Expr> reads(Stmt statement) {
      return wanted.test(statement) ? places : List.of();
    }

    @Override
    public boolean read(Stmt statement, Object[] values) {
      seen.add(Arrays.asList(values.clone()));
      return seen.size() < most;
    }
  }

  private static boolean isHere(Stmt stmt) {
    return stmt
            instanceof Stmt.Expression(Expr.Call(Expr.Implicit(_, Expr.Name n, _, _), _, _, _), _)
        && n.name().equals("here");
  }

  private static Expr name(String name, CType type) {
    return new Expr.Name(name, type, Span.NONE);
  }

  private static Expr number(int value) {
    return new Expr.IntLiteral(
        BigInteger.valueOf(value), Integer.toString(value), CType.INT, Span.NONE);
  }

  private static Typing typing(Program program) {
    return new Typing(program.model(), program.standard(), program.tags(), _ -> {});
  }

  /** What is read where {@code here()} is called; the run must be as without that. */
  private static List<List<Object>> read(String text, Function<Typing, List<Expr>> places) {
    return read(text, places, ReadsTest::isHere);
  }

  private static List<List<Object>> read(
      String text, Function<Typing, List<Expr>> places, Predicate<Stmt> wanted) {
    Program program = CText.parse("static void here(void) {} " + text);
    var reader = new Reader(places.apply(typing(program)), wanted);
    Execution observed = Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, reader);
    assertInstanceOf(Execution.Finished.class, observed, observed::toString);
    assertEquals(Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT), observed);
    return reader.seen;
  }

  private static List<Object> row(Object... values) {
    return Arrays.asList(values);
  }

  private static Function<Typing, List<Expr>> integer(String name) {
    return _ -> List.of(name(name, CType.INT));
  }

  private static Function<Typing, List<Expr>> pointed(String name, CType target) {
    return typing -> {
      Expr pointer = name(name, new CType.Pointer(target));
      return List.of(pointer, typing.unary(UnaryOp.DEREFERENCE, pointer, Span.NONE));
    };
  }

  private static CType type(Program program, String variable) {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Variable v && v.name().equals(variable))
        .map(d -> ((Decl.Variable) d).type())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void variables() {
    assertEquals(
        List.of(row(7L, 1L, 0.5, 4294967295L, -1L), row(7L, 2L, 0.5, 4294967295L, -1L)),
        read(
            """
            static int g = 7;
            int main(void) {
              double d = 0.5; unsigned u = -1; unsigned long long w = -1;
              for (int i = 1; i < 3; i++) here();
              return d > u + w;
            }
            """,
            _ ->
                List.of(
                    name("g", CType.INT),
                    name("i", CType.INT),
                    name("d", CType.DOUBLE),
                    name("u", CType.UINT),
                    name("w", CType.ULONG))));
  }

  /** The function itself must not read {@code g}, as that changes. */
  @Test
  void inAFunctionThatPromisesNotToReadThem() {
    assertEquals(
        List.of(row(2L), row(4L)),
        read(
            """
            static int g = 1;
            __attribute__((const)) static int f(int a) { here(); return a + 1; }
            int main(void) { g = 2; int r = f(3); g = 4; return r - f(r); }
            """,
            integer("g")));
  }

  @Test
  void membersAndElements() {
    String text =
        """
        struct s { int a; unsigned b : 3; struct { int c; }; } g = {1, 9, {3}};
        int v[2][2] = {{4, 5}, {6, 7}};
        int main(void) { here(); }
        """;
    Program types = CText.parse(text.replace("here();", ""));
    assertEquals(
        List.of(row(1L, 1L, 3L, 7L)),
        read(
            text,
            typing -> {
              Expr g = name("g", type(types, "g"));
              Expr v = name("v", type(types, "v"));
              return List.of(
                  typing.member(g, "a", false, Span.NONE),
                  typing.member(g, "b", false, Span.NONE),
                  typing.member(g, "c", false, Span.NONE),
                  typing.index(typing.index(v, number(1), Span.NONE), number(1), Span.NONE));
            }));
  }

  @Test
  void whatGoodAndNullPointersPointTo() {
    String text =
        "int main(void) { int x = 3; int *p = &x; here(); p = 0; here(); return p == &x; }";
    List<List<Object>> seen = read(text, pointed("p", CType.INT));
    assertEquals(3L, seen.get(0).get(1));
    assertEquals(row(0L, null), seen.get(1));
  }

  @Test
  void whatFailedOnceAtAStatementIsNotTriedAgain() {
    String text =
        "int main(void) { int x = 3; int *p = 0; for (int i = 0; i < 2; i++) { here(); p = &x; } }";
    List<List<Object>> seen = read(text, pointed("p", CType.INT));
    assertEquals(row(0L, null), seen.get(0));
    assertEquals(null, seen.get(1).get(1));
  }

  @Test
  void danglingPointersHaveNoValue() {
    assertEquals(
        List.of(row(null, null)),
        read("int main(void) { int *p; { int x = 3; p = &x; } here(); }", pointed("p", CType.INT)));
  }

  @Test
  void uninitialisedPointersHaveNoValue() {
    assertEquals(
        List.of(row(null, null)),
        read("int main(void) { int *p; here(); p = 0; return p != 0; }", pointed("p", CType.INT)));
  }

  @Test
  void misalignedPointersPointToNothing() {
    List<List<Object>> seen =
        read(
            """
            static char bytes[16];
            int main(void) {
              union { int *p; unsigned long n; } u; u.n = (unsigned long)(bytes + 1) | 1;
              int *p = u.p; here();
            }
            """,
            pointed("p", CType.INT));
    assertEquals(null, seen.getFirst().get(1));
  }

  @Test
  void pointersToOtherTypesPointToNothing() {
    List<List<Object>> seen =
        read(
            "static float f = 1; int main(void) { int *p = (int *)&f; here(); return p == 0; }",
            pointed("p", CType.INT));
    assertEquals(null, seen.getFirst().get(1));
  }

  @Test
  void uninitialisedVariablesHaveNoValue() {
    String text = "int main(void) { int x; here(); x = 2; here(); return x - 2; }";
    assertEquals(List.of(row((Object) null), row(2L)), read(text, integer("x")));
  }

  @Test
  void bytesWithoutAValueHaveNone() {
    String text = "int main(void) { unsigned char c, *p = &c; here(); *p = 1; return c - 1; }";
    List<List<Object>> seen = read(text, pointed("p", new CType.Int(IntKind.UCHAR)));
    assertEquals(null, seen.getFirst().get(1));
  }

  @Test
  void jumpsPastADeclarationLeaveNoValue() {
    assertEquals(
        List.of(row((Object) null)),
        read(
            """
            int main(void) {
              switch (1) { int x = 5; case 1: here(); x = 2; return x - 2; }
              return 1;
            }
            """,
            integer("x")));
  }

  @Test
  void shadowedNamesAreThoseOfTheStatement() {
    assertEquals(
        List.of(row(1L), row(2L), row(1L), row(3L)),
        read(
            """
            int x = 1;
            int main(void) {
              here();
              { int x = 2; here(); }
              here();
              for (int x = 3; x < 4; x++) here();
            }
            """,
            integer("x")));
  }

  @Test
  void declarationsSeeWhatIsOutside() {
    assertEquals(
        List.of(row(1L)),
        read(
            "int x = 1; int main(void) { int x = 2; return x - 2; }",
            integer("x"),
            stmt -> stmt instanceof Stmt.Declare));
  }

  @Test
  void readsInStatementExpressionsAreNotComparedWithWhatIsAround() {
    String text = "int main(void) { int x = 4; return (x = 7) - ({ here(); 7; }); }";
    assertEquals(1, read(text, integer("x")).size());
  }

  @Test
  void readsAreNoAccessesBesidesRestrictPointers() {
    String text =
        """
        static int g = 1;
        static void set(int *restrict p) { *p = 2; here(); *p = 3; }
        int main(void) { set(&g); return g - 3; }
        """;
    assertEquals(List.of(row(2L)), read(text, integer("g")));
  }

  @Test
  void readingEndsWhenTheProbeSaysSo() {
    Program program =
        CText.parse(
            "static void here(void) {} int main(void) { for (int i = 0; i < 9; i++) here(); }");
    var reader = new Reader(List.of(name("i", CType.INT)), ReadsTest::isHere);
    reader.most = 2;
    Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, reader);
    assertEquals(List.of(row(0L), row(1L)), reader.seen);
  }

  @Test
  void namesOutOfScopeHaveNoValue() {
    assertEquals(
        List.of(row((Object) null)),
        read("int main(void) { here(); { int y = 1; y++; } }", integer("y")));
  }
}
