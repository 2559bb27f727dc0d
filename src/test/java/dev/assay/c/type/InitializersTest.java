package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InitializersTest {
  private static final String PRELUDE =
      """
      struct p { int x, y; };
      struct r { struct p a; char s[4]; int z; };
      union u { char c; long l; struct p p; };
      struct n { int t; union { int i; struct { short lo, hi; }; }; int last; };
      struct b { unsigned a : 3; int : 4; int c : 5; };
      struct open { int n; int tail[]; };
      extern struct p other;
      """;

  /**
   * The stores of {@code x}'s initialiser as "offset:value", bit-fields as
   * "offset.bit/width:value".
   */
  private static String stores(String declaration) {
    Parsed parsed = Parsed.of(PRELUDE + declaration);
    var texts = new ArrayList<String>();
    for (InitializerLeaf leaf :
        Initializers.flatten(parsed.type("x"), parsed.initializer("x"), parsed.layout())) {
      var evaluator = new ConstantEvaluator(parsed.layout());
      String value =
          evaluator.integer(leaf.value()).map(Object::toString).orElseGet(() -> text(leaf.value()));
      leaf.forEachShift(shift -> texts.add(place(leaf, shift) + ":" + value));
    }
    return String.join(" ", texts);
  }

  private static String place(InitializerLeaf leaf, long shift) {
    return leaf.bitField()
        .map(f -> "bit" + (f.bitOffset() + 8 * shift) + "/" + f.bitWidth())
        .orElse(Long.toString(leaf.offset() + shift));
  }

  private static String text(Expr value) {
    return switch (value) {
      case Expr.StringLiteral s -> "\"" + s.value() + "\"";
      case Expr.Implicit i -> text(i.operand());
      case Expr.Name n -> n.name();
      case Expr.CompoundLiteral _ -> "literal";
      default -> value.getClass().getSimpleName();
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int x = 3;|0:3",
        "int x = {3};|0:3",
        "int x[] = {1, 2, 3};|0:1 4:2 8:3",
        "int x[4] = {1, [2] = 5, 6};|0:1 8:5 12:6",
        "int x[6] = {[1 ... 3] = 7, 8};|4:7 8:7 12:7 16:8",
        "int x[2][3] = {1, 2, 3, 4};|0:1 4:2 8:3 12:4",
        "int x[2][3] = {{1}, {2, 3}};|0:1 12:2 16:3",
        "int x[2][2] = {[0 ... 1] = {1, 2}};|0:1 8:1 4:2 12:2",
        "int x[2][2] = {[0 ... 1][1] = 4};|4:4 12:4",
        "int x[3] = {[1] = 1, [0] = 2, 3};|0:2 4:3",
        "struct p x[2] = {[0] = {1, 2}, [0] = {3}};|0:3",
        "struct p x[2] = {[0] = {1, 2}, [0].x = 3};|4:2 0:3",
        "struct p x[3] = {[0 ... 2] = {1, 2}, [0 ... 2] = {3}};|0:3 8:3 16:3",
        "union u x = {.l = 1, .c = 2};|0:2",
        "union u x = {.p.x = 1, .p.y = 2};|0:1 4:2",
        "union u x = {.p = {1, 2}, .c = 3};|0:3",
        "struct b x = {.a = 1, .c = 2, .a = 3};|bit7/5:2 bit0/3:3",
        "char x[] = \"abc\";|0:\"abc\"",
        "char x[] = {\"abc\"};|0:\"abc\"",
        "char x[2][4] = {\"ab\", \"cd\"};|0:\"ab\" 4:\"cd\"",
        "char x[2][2] = {'a', 'b', {'c'}};|0:97 1:98 2:99",
        "const char *x[] = {\"a\", 0};|0:\"a\" 8:IntLiteral",
        "struct p x = {1, 2};|0:1 4:2",
        "struct p x = {.y = 1};|4:1",
        "struct p x[] = {1, 2, 3};|0:1 4:2 8:3",
        "struct r x = {1, 2, \"ab\", 3};|0:1 4:2 8:\"ab\" 12:3",
        "struct r x = {.a.y = 1, \"ab\", 3};|4:1 8:\"ab\" 12:3",
        "struct r x = {{1}, {'a'}, 2};|0:1 8:97 12:2",
        "struct r x[2] = {[1].s = \"x\", 4};|24:\"x\" 28:4",
        "union u x = {1};|0:1",
        "union u x = {.l = 1};|0:1",
        "union u x[2] = {1, 2};|0:1 8:2",
        "union u x = {.p = {1, 2}};|0:1 4:2",
        "struct n x = {1, 2, 3};|0:1 4:2 8:3",
        "struct n x = {.hi = 1, 2};|6:1 8:2",
        "struct n x = {.lo = 1, 2, 3};|4:1 6:2 8:3",
        "struct n x = {1, {.hi = 2}, 3};|0:1 6:2 8:3",
        "struct b x = {1, 2};|bit0/3:1 bit7/5:2",
        "struct open x = {1, {2, 3}};|0:1 4:2 8:3",
        "int x[] = (int[]){1, 2};|0:literal",
        "struct p x = {};|``"
      })
  void storesLeaves(String declaration, String expected) {
    assertEquals(expected, stores(declaration));
  }

  @Test
  void copiesStructValuesDuringElision() {
    Parsed parsed =
        Parsed.of(PRELUDE + "void f(struct p v) { ({ struct r x = {v, \"a\", 1}; x.z; }); }");
    var block = ((Expr.StatementExpr) parsed.expression()).block();
    var declare = (dev.assay.c.Stmt.Declare) block.items().getFirst();
    var variable = (dev.assay.c.Decl.Variable) declare.declaration();
    List<InitializerLeaf> leaves =
        Initializers.flatten(
            variable.type(), variable.initializer().orElseThrow(), parsed.layout());
    assertEquals(
        "0:v 8:\"a\" 12:IntLiteral",
        leaves.stream()
            .map(l -> l.offset() + ":" + text(l.value()))
            .collect(Collectors.joining(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int x[] = {1, 2, [5] = 1, 2};|int [7]",
        "int x[] = {[3 ... 4] = 1};|int [5]",
        "int x[][3] = {1, 2, 3, 4};|int [2][3]",
        "char x[] = \"abc\";|char [4]",
        "char x[] = {\"abc\"};|char [4]",
        "struct p x[] = {1, 2, 3};|struct p [2]",
        "int x[] = (int[]){1, 2};|int [2]",
        "int x[] = L\"ab\";|int [3]",
        "const int x[] = {1};|const int [1]"
      })
  void completesArrays(String declaration, String expected) {
    assertEquals(expected, Types.name(Parsed.of(PRELUDE + declaration).type("x")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "struct open x = {1, {2, 3}};|12",
        "struct open x = {1};|4",
        "struct open x = {1, {[4] = 1}};|24",
        "struct p x = {1};|8",
        "struct { int n; char s[]; } x = {1, \"abcdef\"};|11"
      })
  void measuresFlexibleMembers(String declaration, long expected) {
    Parsed parsed = Parsed.of(PRELUDE + declaration);
    Initializer initializer = parsed.initializer("x");
    assertEquals(expected, Initializers.objectSize(parsed.type("x"), initializer, parsed.layout()));
  }
}
