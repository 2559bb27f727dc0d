package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class UseBuiltinTest {
  private static final ChangingMutator MUTATOR = new UseBuiltin();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(400);
  }

  private static void gives(Set<String> texts, String part) {
    assertTrue(texts.stream().anyMatch(t -> t.contains(part)), part + " in " + texts);
  }

  @Test
  void numbersGoThroughBuiltins() {
    Set<String> texts = texts("int f(int a) { return a; }");
    for (String builtin :
        List.of("expect", "constant_p", "popcount", "clz", "ctz", "bswap32", "object_size")) {
      gives(texts, "__builtin_" + builtin + "(");
    }
    gives(texts, "return (int)__builtin_clz(a | 1);");
    gives(texts("long f(long a) { return a; }"), "return (long)__builtin_popcountll(a);");
    gives(texts("double f(double a) { return a; }"), "return (double)__builtin_fabs(a);");
  }

  @Test
  void operationsMayOverflow() {
    gives(
        texts("int f(int a, int b) { return a * b; }"),
        "return (int)({ int t_0_0; __builtin_mul_overflow(a, b, &t_0_0); t_0_0; });");
  }

  @Test
  void assignmentsBecomeCopies() {
    Set<String> texts = texts("struct s { int a; } x, y; void f(void) { x = y; }");
    assertEquals(
        Set.of(
            "struct s { int a; }; struct s x; struct s y;"
                + " void f(void) { __builtin_memcpy(&x, &y, sizeof y); }",
            "struct s { int a; }; struct s x; struct s y;"
                + " void f(void) { __builtin_memmove(&x, &y, sizeof y); }"),
        texts);
  }

  @Test
  void bitFieldsAndRegistersAreNotCopied() {
    Set<String> texts =
        texts("struct s { int a : 3; } x, y; void f(void) { register int r = 1; x.a = y.a; }");
    assertTrue(texts.stream().noneMatch(t -> t.contains("memcpy")), texts.toString());
  }

  @Test
  void somethingIsSaidNotToHappen() {
    Set<String> texts = texts("void f(int a, int b) { b = a; }");
    gives(texts, "__builtin_unreachable(); b = a;");
    gives(texts, "__builtin_trap(); b = a;");
    Set<String> cautious =
        ChangeBench.conservative(MUTATOR, "void f(int a, int b) { b = a; }").texts(200);
    gives(cautious, "if (a != a) __builtin_unreachable(); b = a;");
  }

  @Test
  void pointersAreSaidToBeAligned() {
    gives(texts("int f(int *p) { return *p; }"), "*(typeof(p))__builtin_assume_aligned(p, 16)");
  }

  @Test
  void whatAnAtomicStoreGivesStays() {
    Set<String> texts = texts("_Atomic int a; void f(void) { a++; }");
    assertEquals(Set.of(), texts);
  }

  @Test
  void constantsStay() {
    assertEquals(
        Set.of(),
        texts("int f(void) { static int a = 1 + 2; return (int)sizeof(a); }").stream()
            .filter(t -> !t.contains("static int a = 1 + 2;"))
            .collect(Collectors.toSet()));
  }
}
