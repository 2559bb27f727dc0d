package dev.assay.c.print;

import static dev.assay.c.print.Trees.array;
import static dev.assay.c.print.Trees.arrow;
import static dev.assay.c.print.Trees.assign;
import static dev.assay.c.print.Trees.binary;
import static dev.assay.c.print.Trees.call;
import static dev.assay.c.print.Trees.cast;
import static dev.assay.c.print.Trees.comma;
import static dev.assay.c.print.Trees.compound;
import static dev.assay.c.print.Trees.conditional;
import static dev.assay.c.print.Trees.implicit;
import static dev.assay.c.print.Trees.index;
import static dev.assay.c.print.Trees.member;
import static dev.assay.c.print.Trees.n;
import static dev.assay.c.print.Trees.sizeOf;
import static dev.assay.c.print.Trees.step;
import static dev.assay.c.print.Trees.unary;
import static dev.assay.c.print.Trees.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.UnaryOp;
import org.junit.jupiter.api.Test;

/** Expressions get the parentheses that the grammar needs, and no others. */
final class ExpressionPrinterTest {
  private static final Expr A = x("a");
  private static final Expr B = x("b");
  private static final Expr C = x("c");

  private static void prints(String text, Expr expr) {
    assertEquals(text, Printer.print(expr));
  }

  @Test
  void binaryOperatorsBindByPrecedence() {
    prints("a + b * c", binary(A, BinaryOp.ADD, binary(B, BinaryOp.MULTIPLY, C)));
    prints("(a + b) * c", binary(binary(A, BinaryOp.ADD, B), BinaryOp.MULTIPLY, C));
    prints("a << b + c", binary(A, BinaryOp.SHIFT_LEFT, binary(B, BinaryOp.ADD, C)));
    prints("a & b == c", binary(A, BinaryOp.AND, binary(B, BinaryOp.EQUAL, C)));
    prints("(a & b) == c", binary(binary(A, BinaryOp.AND, B), BinaryOp.EQUAL, C));
    prints("a || b && c", binary(A, BinaryOp.LOGICAL_OR, binary(B, BinaryOp.LOGICAL_AND, C)));
  }

  @Test
  void binaryOperatorsGroupToTheLeft() {
    prints("a - b - c", binary(binary(A, BinaryOp.SUBTRACT, B), BinaryOp.SUBTRACT, C));
    prints("a - (b - c)", binary(A, BinaryOp.SUBTRACT, binary(B, BinaryOp.SUBTRACT, C)));
    prints("a - b + c", binary(binary(A, BinaryOp.SUBTRACT, B), BinaryOp.ADD, C));
    prints("a - (b + c)", binary(A, BinaryOp.SUBTRACT, binary(B, BinaryOp.ADD, C)));
  }

  @Test
  void comparisonsAreEnclosedWhereTheyAreCompared() {
    Expr less = binary(A, BinaryOp.LESS, B);
    Expr equal = binary(A, BinaryOp.EQUAL, B);
    prints("(a < b) < c", binary(less, BinaryOp.LESS, C));
    prints("c >= (a < b)", binary(C, BinaryOp.GREATER_EQUAL, less));
    prints("(a == b) != c", binary(equal, BinaryOp.NOT_EQUAL, C));
    prints("(a < b) == c", binary(less, BinaryOp.EQUAL, C));
    prints(
        "c == (a < b)", binary(C, BinaryOp.EQUAL, implicit(Conversion.INTEGRAL, less, CType.LONG)));
    prints("a < b && a == b", binary(less, BinaryOp.LOGICAL_AND, equal));
    prints(
        "a + b < c << a",
        binary(binary(A, BinaryOp.ADD, B), BinaryOp.LESS, binary(C, BinaryOp.SHIFT_LEFT, A)));
  }

  @Test
  void prefixOperatorsNeverMergeIntoAnotherToken() {
    prints("- -a", unary(UnaryOp.MINUS, unary(UnaryOp.MINUS, A)));
    prints("- --a", unary(UnaryOp.MINUS, step(StepOp.PRE_DECREMENT, A)));
    prints("+ +a", unary(UnaryOp.PLUS, unary(UnaryOp.PLUS, A)));
    prints("+ ++a", unary(UnaryOp.PLUS, step(StepOp.PRE_INCREMENT, A)));
    prints("-+a", unary(UnaryOp.MINUS, unary(UnaryOp.PLUS, A)));
    prints("& &a", unary(UnaryOp.ADDRESS, unary(UnaryOp.ADDRESS, A)));
    prints("**a", unary(UnaryOp.DEREFERENCE, unary(UnaryOp.DEREFERENCE, A)));
    prints("!!~~a", not(not(unary(UnaryOp.COMPLEMENT, unary(UnaryOp.COMPLEMENT, A)))));
    prints("- -1", unary(UnaryOp.MINUS, n(-1)));
    prints("a - -b", binary(A, BinaryOp.SUBTRACT, unary(UnaryOp.MINUS, B)));
    prints("a - --b", binary(A, BinaryOp.SUBTRACT, step(StepOp.PRE_DECREMENT, B)));
    prints("a-- - b", binary(step(StepOp.POST_DECREMENT, A), BinaryOp.SUBTRACT, B));
    prints("a && &&l", binary(A, BinaryOp.LOGICAL_AND, label("l")));
    prints("__real__ a", unary(UnaryOp.REAL, A));
    prints("__real__ -a", unary(UnaryOp.REAL, unary(UnaryOp.MINUS, A)));
  }

  private static Expr not(Expr operand) {
    return unary(UnaryOp.NOT, operand);
  }

  private static Expr label(String name) {
    return new Expr.LabelAddress(name, Trees.pointer(CType.VOID), Span.NONE);
  }

  @Test
  void castsAreBetweenUnaryAndBinaryOperators() {
    prints("-(int)a", unary(UnaryOp.MINUS, cast(CType.INT, A)));
    prints("(int)-a", cast(CType.INT, unary(UnaryOp.MINUS, A)));
    prints("(int)(a + b)", cast(CType.INT, binary(A, BinaryOp.ADD, B)));
    prints("(int)a + b", binary(cast(CType.INT, A), BinaryOp.ADD, B));
    prints("((int)a)[b]", index(cast(CType.INT, A), B));
    prints("(int)a[b]", cast(CType.INT, index(A, B)));
    prints("(int)a++", cast(CType.INT, step(StepOp.POST_INCREMENT, A)));
    prints("++*a", step(StepOp.PRE_INCREMENT, unary(UnaryOp.DEREFERENCE, A)));
    prints("(*a)++", step(StepOp.POST_INCREMENT, unary(UnaryOp.DEREFERENCE, A)));
    prints("*a++", unary(UnaryOp.DEREFERENCE, step(StepOp.POST_INCREMENT, A)));
  }

  @Test
  void sizeofTakesUnaryExpressions() {
    prints("sizeof a", sizeOf(A));
    prints("sizeof(int)", sizeOf(CType.INT));
    prints("sizeof ((int)a)", sizeOf(cast(CType.INT, A)));
    prints("sizeof -a", sizeOf(unary(UnaryOp.MINUS, A)));
    prints("sizeof a[b]", sizeOf(index(A, B)));
    prints("sizeof ((int){1})", sizeOf(compound(CType.INT, n(1))));
    prints("sizeof ((int){1}.a)", sizeOf(member(compound(CType.INT, n(1)), "a")));
    prints("sizeof (a + b)", sizeOf(binary(A, BinaryOp.ADD, B)));
    prints("sizeof a + b", binary(sizeOf(A), BinaryOp.ADD, B));
    prints("(sizeof a)[b]", index(sizeOf(A), B));
  }

  @Test
  void commasStayApartFromLists() {
    prints("a, b", comma(A, B));
    prints("a, b, c", comma(comma(A, B), C));
    prints("a, (b, c)", comma(A, comma(B, C)));
    prints("a((b, c))", call(A, comma(B, C)));
    prints("a[b, c]", index(A, comma(B, C)));
    prints("(int[2]){(a, b), c}", compound(array(CType.INT, 2), comma(A, B), C));
    prints("a(b = c)", call(A, assign(B, C)));
  }

  @Test
  void conditionalsNest() {
    Expr inner = conditional(A, B, C);
    prints("a ? b : a ? b : c", conditional(A, B, inner));
    prints("a ? a ? b : c : b", conditional(A, inner, B));
    prints("(a ? b : c) ? a : b", conditional(inner, A, B));
    prints("a ? b, c : a", conditional(A, comma(B, C), A));
    prints("a ? b = c : a", conditional(A, assign(B, C), A));
    prints("a ? b : (c = a)", conditional(A, B, assign(C, A)));
    prints("a = b ? c : a", assign(A, conditional(B, C, A)));
    prints("(a = b) ? c : a", conditional(assign(A, B), C, A));
    prints("a = b = c", assign(A, assign(B, C)));
    prints("(a ?: b) ?: c", orElse(orElse(A, B), C));
    prints("a ?: b ?: c", orElse(A, orElse(B, C)));
  }

  private static Expr orElse(Expr condition, Expr otherwise) {
    return new Expr.OrElse(condition, otherwise, CType.INT, Span.NONE);
  }

  @Test
  void callsAndMembersArePostfix() {
    prints("(*a)(b)", call(unary(UnaryOp.DEREFERENCE, A), B));
    prints("a()()", call(call(A)));
    prints("(*a).f", member(unary(UnaryOp.DEREFERENCE, A), "f"));
    prints("*a.f", unary(UnaryOp.DEREFERENCE, member(A, "f")));
    prints("a->f.g[b]", index(member(arrow(A, "f"), "g"), B));
    prints("&a[b]", unary(UnaryOp.ADDRESS, index(A, B)));
    prints("(&a)[b]", index(unary(UnaryOp.ADDRESS, A), B));
    prints("(a ? b : c)->f", arrow(conditional(A, B, C), "f"));
  }

  @Test
  void implicitConversionsAreNotPrinted() {
    Expr read = implicit(Conversion.LVALUE_TO_RVALUE, A, CType.INT);
    Expr sum = binary(read, BinaryOp.ADD, n(1));
    prints("a + 1", implicit(Conversion.INTEGRAL, sum, CType.LONG));
    prints(
        "(a + 1) * b",
        binary(implicit(Conversion.INTEGRAL, sum, CType.LONG), BinaryOp.MULTIPLY, B));
  }

  @Test
  void longCallsAndSumsAreWrapped() {
    Expr name = x("a_rather_long_name_of_a_variable");
    prints(
        """
        function(a_rather_long_name_of_a_variable, a_rather_long_name_of_a_variable,
            a_rather_long_name_of_a_variable, a_rather_long_name_of_a_variable)\
        """,
        call(x("function"), name, name, name, name));
    Expr sum = name;
    for (int i = 0; i < 3; i++) {
      sum = binary(sum, BinaryOp.ADD, name);
    }
    prints(
        """
        a_rather_long_name_of_a_variable + a_rather_long_name_of_a_variable
            + a_rather_long_name_of_a_variable + a_rather_long_name_of_a_variable\
        """,
        sum);
  }
}
