package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangeStructTest {
  private static final ChangingMutator MUTATOR = new ChangeStruct();

  private static Set<String> texts(String text) {
    return ChangeBench.of(MUTATOR, text).texts(200);
  }

  private static void gives(Set<String> texts, String part) {
    assertTrue(texts.stream().anyMatch(t -> t.contains(part)), part + " in " + texts);
  }

  private static void never(Set<String> texts, String part) {
    assertTrue(texts.stream().noneMatch(t -> t.contains(part)), part + " in " + texts);
  }

  @Test
  void membersComeInAnotherOrderAndMoreOfThem() {
    Set<String> texts = texts("struct s { int a; char b; } x;");
    gives(texts, "struct s { char b; int a; };");
    gives(texts, "struct s { int a; char b; double m_0_0; };");
    gives(texts, "unsigned int m_0_0 : ");
  }

  @Test
  void integersBecomeBitFields() {
    gives(texts("struct s { int a; } x;"), "struct s { int a : 5; };");
    gives(texts("struct s { int a : 4; } x;"), "struct s { int a : 9; };");
    never(texts("struct s { int a; } x; int *p = &x.a;"), "a : ");
    never(texts("struct s { float a; } x;"), "a : ");
  }

  @Test
  void structsAreAlignedAndPacked() {
    Set<String> texts = texts("struct s { char a; int b; } x;");
    gives(texts, "struct s { char a; int b; } __attribute__((packed));");
    gives(texts, "struct s { char a; int b; } __attribute__((aligned(16)));");
    gives(
        texts("struct s { int a; } __attribute__((packed)) x;"),
        "struct s { int a; }; struct s x;");
  }

  @Test
  void structsBecomeUnionsAndBack() {
    gives(
        texts("struct s; struct s { int a; struct s *next; } x; int f(struct s *p);"),
        "union s; union s { int a; union s *next; }; union s x; int f(union s *p);");
    gives(texts("union u { int a; } x = {1};"), "struct u { int a; }; struct u x = {1};");
  }

  @Test
  void whatIsInitialisedInOrderKeepsItsOrder() {
    Set<String> texts = texts("struct s { int a; char b; } x = {1, 2};");
    never(texts, "char b; int a");
    never(texts, "union");
    gives(texts, "struct s { int a; char b; double m_0_0; };");
    Set<String> named = texts("struct s { int a; char b; } x = {.a = 1};");
    gives(named, "struct s { char b; int a; };");
    never(texts("struct s { int a, b; } x[2] = {1, 2, 3, 4};"), "m_0_0");
  }

  @Test
  void anArrayOfOpenLengthStaysLast() {
    Set<String> texts = texts("struct s { int a; char b[]; };");
    never(texts, "char b[]; int a");
    never(texts, "union");
    never(texts, "m_0_0");
  }

  @Test
  void sizesThatAreCheckedStay() {
    assertEquals(
        Set.of(), texts("struct s { int a; }; _Static_assert(sizeof(struct s) == 4, \"size\");"));
  }
}
