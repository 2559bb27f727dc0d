package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Program;
import dev.assay.c.walk.Names;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HarnessTest {
  private static Harness.Made made(String text) {
    Program program = EnhanceBench.parse(text);
    return new Harness(program, new AddedCode(Names.taken(program), program.model()), Map.of())
        .made();
  }

  /** What the function that adds the variables has in its braces. */
  private static void adds(String statements, String program) {
    Harness.Made made = made(program);
    assertEquals(
        ("static void assay_globals(void) { " + statements + " }").replaceAll("\\s+", " "),
        EnhanceBench.flat(made.text()));
    assertEquals(List.of(), made.omitted());
  }

  private static void leavesOut(String remark, String program) {
    assertEquals(List.of(remark), made(program).omitted().stream().map(Remark::toString).toList());
  }

  @Test
  void numbersOfAllKinds() {
    adds(
        "assay_add(a); assay_add(b); assay_add(c); assay_int128(d); assay_float(e);"
            + " assay_double(f); assay_long_double(g); assay_add(h); assay_float128(i);",
        "int a; static unsigned char b = 1; _Bool c; __int128 d; float e; double f;"
            + " long double g; enum e { E } h; _Float128 i;");
  }

  @Test
  void qualifiedOnesAreReadOnce() {
    adds(
        "assay_add(a); assay_add(b); assay_add(c);",
        "const int a = 1; volatile int b; _Atomic int c;");
  }

  @Test
  void arraysOfAnyDimension() {
    adds(
        "{ unsigned long assay_i0; for (assay_i0 = 0; assay_i0 < 2; assay_i0++)"
            + " { unsigned long assay_i1; for (assay_i1 = 0; assay_i1 < 3; assay_i1++)"
            + " assay_add(a[assay_i0][assay_i1]); } }",
        "int a[2][3];");
  }

  @Test
  void structsWithAllTheirMembers() {
    adds(
        "{ assay_add(s.a); assay_add(s.b); assay_add(s.c); assay_add(s.t.d); }",
        "struct { int a : 3, : 2, b : 4; struct { char c; }; struct { short d; } t; } s;");
  }

  @Test
  void complexNumbersAndVectors() {
    adds(
        "{ assay_double(__real__ z); assay_double(__imag__ z); }"
            + " { unsigned long assay_i0; for (assay_i0 = 0; assay_i0 < 4; assay_i0++)"
            + " assay_add(v[assay_i0]); }",
        "_Complex double z; typedef int four __attribute__((vector_size(16))); four v;");
  }

  @Test
  void aUnionIsReadByTheMemberThatIsStored() {
    adds(
        "assay_double(u.d);", "union { int i; double d; } u; int f(void) { u.d = 1; return u.i; }");
    adds("assay_add(u.i);", "union { int i; double d; } u; int f(void) { return u.d > 0; }");
    adds("assay_add(u.i);", "union { int i; unsigned n; } u; void f(void) { u.i = 1; u.n = 2; }");
  }

  @Test
  void aUnionWhoseMembersChangeIsLeftOut() {
    String why = ": not in the checksum, as it is a union of which it is not known what it holds";
    leavesOut(
        "test.c:1: u" + why, "union { int i; double d; } u; void f(void) { u.d = 1; u.i = 2; }");
    leavesOut(
        "test.c:1: s.u" + why,
        "struct { union { int i; double d; } u; } s = {{1}};"
            + " double *f(void) { return &s.u.d; }");
  }

  @Test
  void pointersAreComparedWithWhatTheyMayPointTo() {
    assertEquals(
        EnhanceBench.flat(
            """
            static void assay_pointer(const volatile void *pointer) {
              if (pointer == 0)
                assay_add(0);
              else if (pointer == (const volatile void *)&a)
                assay_add(1ULL << 32);
              else if ((unsigned long)pointer - (unsigned long)&a - 1 < 7)
                assay_add((1ULL << 32) + ((unsigned long)pointer - (unsigned long)&a));
              else
                assay_add(~0ULL);
            }
            static void assay_function(void (*function)(void)) {
              if (function == 0)
                assay_add(0);
              else if (function == (void (*)(void))f)
                assay_add(2);
              else
                assay_add(~0ULL);
            }
            static void assay_globals(void) {
            { unsigned long assay_i0; for (assay_i0 = 0; assay_i0 < 2; assay_i0++)
            assay_add(a[assay_i0]); }
            { unsigned long assay_i0; for (assay_i0 = 0; assay_i0 < 2; assay_i0++)
            assay_add(b[assay_i0]); }
            assay_pointer(p);
            assay_function((void (*)(void))q);
            }
            """),
        EnhanceBench.flat(
            made("""
            int a[2], b[2], *p = a;
            void g(void) { b[1] = 2; }
            void f(void) { g(); }
            void (*q)(void) = f;
            """)
                .text()));
  }

  @Test
  void onlyWhatTheProgramDefinesIsThere() {
    adds("assay_add(a);", "extern int x, y[]; int a; int a = 1; extern int a;");
    adds(
        "{ unsigned long assay_i0; for (assay_i0 = 0; assay_i0 < 2; assay_i0++)"
            + " assay_add(a[assay_i0]); }",
        "int a[]; int a[2];");
  }

  @Test
  void whatIsLeftOutIsTold() {
    leavesOut(
        "test.c:2: n: not in the checksum, as it has no name outside its function",
        "int f(void) {\n  static int n; return n++;\n}");
    leavesOut("test.c:1: a[]: not in the checksum, as it is too large", "char a[5000][1000];");
    leavesOut(
        "test.c:1: b: not in the checksum, as it holds the state of the machine",
        "void *b[5]; int f(void) { return __builtin_setjmp(b); }");
    leavesOut(
        "test.c:1: s[]: not in the checksum, as it is an atomic struct or union",
        "_Atomic struct { int i; } s[2];");
  }

  @Test
  void flexibleArraysAreNot() {
    adds("assay_add(s.n);", "struct { int n; int rest[]; } s = {1, {2, 3}};");
  }

  @Test
  void namesOfTheProgramAreNotTaken() {
    String text = made("int assay_add, i0[2];").text();
    assertTrue(text.contains("assay1_add(assay_add);"), text);
    assertTrue(text.contains("assay1_add(i0[assay1_i0]);"), text);
  }
}
