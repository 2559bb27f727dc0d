package dev.assay.c.print;

import static dev.assay.c.print.Trees.array;
import static dev.assay.c.print.Trees.constant;
import static dev.assay.c.print.Trees.function;
import static dev.assay.c.print.Trees.pointer;
import static dev.assay.c.print.Trees.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.Qualifiers;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Declarators of every shape. */
final class TypePrinterTest {
  private static void prints(String text, CType type) {
    assertEquals(text, Printer.print(type, "x"));
  }

  @Test
  void pointersArraysAndFunctionsNest() {
    prints("int *x", pointer(CType.INT));
    prints("int *x[3]", array(pointer(CType.INT), 3));
    prints("int (*x)[3]", pointer(array(CType.INT, 3)));
    prints("int x[2][3]", array(array(CType.INT, 3), 2));
    prints("int (*x)(char, int *)", pointer(function(CType.INT, CType.CHAR, pointer(CType.INT))));
    prints("int (*(*x)[3])(void)", pointer(array(pointer(function(CType.INT)), 3)));
    prints("int (*(*x)(void))(char)", pointer(function(pointer(function(CType.INT, CType.CHAR)))));
    prints("int *(*x)(void)", pointer(function(pointer(CType.INT))));
  }

  @Test
  void typeNamesHaveNoName() {
    assertEquals("int (*)[3]", Printer.print(pointer(array(CType.INT, 3))));
    assertEquals("int *[3]", Printer.print(array(pointer(CType.INT), 3)));
    assertEquals("int[3]", Printer.print(array(CType.INT, 3)));
    assertEquals("int (*)(void)", Printer.print(pointer(function(CType.INT))));
    assertEquals("void", Printer.print(CType.VOID));
  }

  @Test
  void qualifiersStandWhereTheyBelong() {
    prints("const int x", constant(CType.INT));
    prints("const int *x", pointer(constant(CType.INT)));
    prints("int *const x", constant(pointer(CType.INT)));
    prints("int *const *x", pointer(constant(pointer(CType.INT))));
    prints("int *const x[3]", array(constant(pointer(CType.INT)), 3));
    prints("const int x[3]", constant(array(CType.INT, 3)));
    prints("int *restrict x", new CType.Qualified(pointer(CType.INT), Qualifiers.RESTRICT));
    prints("_Atomic int x", new CType.Qualified(CType.INT, Qualifiers.ATOMIC));
    prints("const T x", constant(new CType.Typedef("T", pointer(CType.INT))));
    prints("const volatile int x", constant(new CType.Qualified(CType.INT, Qualifiers.VOLATILE)));
  }

  @Test
  void arraySizesAreOfFourKinds() {
    prints("int x[]", new CType.Array(CType.INT, new CType.ArraySize.Unknown()));
    prints("int x[*]", new CType.Array(CType.INT, new CType.ArraySize.Star()));
    prints("int x[n]", variable(CType.INT, "n"));
    prints("int x[n][m]", variable(variable(CType.INT, "m"), "n"));
    prints("int (*x)[m]", pointer(variable(CType.INT, "m")));
  }

  private static CType variable(CType element, String size) {
    return new CType.Array(element, new CType.ArraySize.Variable(x(size)));
  }

  @Test
  void functionsWithoutPrototypeAndWithMoreArguments() {
    prints("int (*x)()", pointer(new CType.Function(CType.INT, List.of(), false, false)));
    prints("int (*x)(char, ...)", pointer(variadic(CType.CHAR)));
    prints("int (*x)(...)", pointer(variadic()));
  }

  private static CType variadic(CType... parameters) {
    return new CType.Function(CType.INT, List.of(parameters), true, true);
  }

  @Test
  void rareTypes() {
    prints("_BitInt(17) x", new CType.BitInt(17, true));
    prints("unsigned _BitInt(17) x", new CType.BitInt(17, false));
    prints("_Complex double x", new CType.Complex(CType.DOUBLE));
    prints("__float128 x", new CType.Floating(FloatKind.FLOAT128));
    prints("int __attribute__((vector_size(16))) x", new CType.Vector(CType.INT, 4));
    prints("int __attribute__((vector_size(16))) *x", pointer(new CType.Vector(CType.INT, 4)));
    prints("typeof(y) x", new CType.Typeof(new CType.TypeOperand.OfExpr(x("y")), false, CType.INT));
  }

  @Test
  void attributesStayWithTheirType() {
    prints("int __attribute__((may_alias)) *x", pointer(attributed(CType.INT)));
    prints("int *__attribute__((may_alias)) x", attributed(pointer(CType.INT)));
    prints("int (__attribute__((may_alias)) x)[3]", attributed(array(CType.INT, 3)));
    prints("int (__attribute__((may_alias)) *x)(void)", pointer(attributed(function(CType.INT))));
  }

  private static CType attributed(CType base) {
    var attribute = new Attribute(Attribute.Style.GNU, "may_alias", "", OptionalLong.empty());
    return new CType.Attributed(base, List.of(attribute));
  }
}
