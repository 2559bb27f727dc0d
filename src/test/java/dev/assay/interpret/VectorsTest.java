package dev.assay.interpret;

import org.junit.jupiter.api.Test;

/** Vectors of clang's {@code ext_vector_type}, and lanes without a value. */
final class VectorsTest {
  private static final String TYPES =
      """
      typedef int int2 __attribute__((ext_vector_type(2)));
      typedef int int3 __attribute__((ext_vector_type(3)));
      typedef int int4 __attribute__((ext_vector_type(4)));
      typedef float float4 __attribute__((ext_vector_type(4)));
      typedef unsigned char uchar4 __attribute__((ext_vector_type(4)));
      typedef int gnu4 __attribute__((vector_size(16)));
      static void show(int4 v) { printf("%d %d %d %d\\n", v.x, v.y, v.z, v.w); }
      """;

  private static void prints(String expected, String body) {
    CText.assertPrints(expected, TYPES + "int main(void) { " + body + " return 0; }");
  }

  private static void undefined(UbKind kind, String body) {
    CText.assertUndefined(kind, 8, TYPES + "int main(void) { " + body + " return 0; }");
  }

  @Test
  void componentsAreRead() {
    prints("4 3 2 1\n", "int4 a = {1, 2, 3, 4}; show(a.wzyx);");
    prints("2 4 2 4\n", "int4 a = {1, 2, 3, 4}; show(a.odd.xyxy);");
    prints("3\n", "int4 a = {1, 2, 3, 4}, *p = &a; printf(\"%d\\n\", p->s2);");
    prints("5\n", "int4 a = {1, 2, 3, 4}; printf(\"%d\\n\", (a + 1).w);");
  }

  @Test
  void componentsAreWritten() {
    prints("9 8 3 4\n", "int4 a = {1, 2, 3, 4}; a.yx = (int2){8, 9}; show(a);");
    prints("1 12 3 14\n", "int4 a = {1, 2, 3, 4}, *p = &a; p->yw += 10; show(a);");
    prints("1 2 4 4\n", "int4 a = {1, 2, 3, 4}; a.z++; show(a);");
    prints("7 8 5 6\n", "int4 a; a.hi = (int2){5, 6}; a.lo = (int2){7, 8}; show(a);");
    prints("6\n", "int4 a = 0; printf(\"%d\\n\", (a.xz = (int2){5, 6}).y);");
  }

  @Test
  void scalarsFillVectors() {
    prints("5 5 5 5\n", "int4 a = 5; show(a);");
    prints("9 9 9 9\n", "show((int4)(1, 9));");
    prints("2 2 2 2\n", "show(2.75);");
    prints("44\n", "uchar4 a = 200; a += 100; printf(\"%d\\n\", a.z);");
  }

  @Test
  void vectorsAreCounted() {
    prints("0 1 2 3\n", "int4 a = {1, 2, 3, 4}; a--; show(a);");
    prints("1 2 3 4\n", "int4 a = {1, 2, 3, 4}; show(a++);");
    prints("2 3 4 5\n", "gnu4 a = {1, 2, 3, 4}; int4 b = ++a; show(b);");
    prints("255\n", "uchar4 a = 0; a--; printf(\"%d\\n\", a.z);");
    prints("3.500000\n", "float4 a = 2.5f; printf(\"%f\\n\", (++a).y);");
  }

  @Test
  void comparisonsGiveSignedIntegers() {
    prints("-1 0 0 0\n", "float4 a = {1, 2, 3, 4}; show(a < 1.5f);");
    prints("-1 0 0 0\n", "gnu4 a = {1, 2, 3, 4}; int4 b = a == 1; show(b);");
  }

  @Test
  void threeElementsHaveTheSizeOfFour() {
    prints("16 16\n", "printf(\"%d %d\\n\", (int)sizeof(int3), (int)_Alignof(int3));");
    prints("2 4 6 6\n", "int3 a; a.x = 1; a.y = 2; a.z = 3; int3 b = a + a; show(b.xyzz);");
    prints(
        "6 1 4 4\n",
        "int3 a = {1, 2, 3}, b = {4, 5, 6}; show(__builtin_shufflevector(a, b, 5, 0, 3).xyzz);");
    prints("1 2 3 3\n", "struct { int3 v; char c; } s = {{1, 2, 3}, 1}, t = s; show(t.v.xyzz);");
  }

  @Test
  void lanesWithoutAValueMustNotBeUsed() {
    undefined(UbKind.INDETERMINATE_VALUE, "int4 a; a.xy = 1; show(a);");
    undefined(UbKind.INDETERMINATE_VALUE, "gnu4 a; a[0] = 1; a += 1;");
    undefined(UbKind.INDETERMINATE_VALUE, "int3 a; a.xy = 1; printf(\"%d\", a.z);");
  }

  @Test
  void lanesComputeAsTheirType() {
    undefined(UbKind.SIGNED_OVERFLOW, "int4 a = 0x7fffffff; a.xy += 1;");
    undefined(UbKind.DIVISION_BY_ZERO, "int4 a = {1, 0, 1, 1}; show(1 / a);");
    undefined(UbKind.OUT_OF_BOUNDS, "int3 a = 1; int i = 4; printf(\"%d\", a[i]);");
  }
}
