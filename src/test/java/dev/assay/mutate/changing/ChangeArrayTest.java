package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangeArrayTest {
  private static final ChangingMutator MUTATOR = new ChangeArray();

  @Test
  void allDeclarationsOfAnArrayChange() {
    assertEquals(
        Set.of(
            "extern int a[9]; int a[9];",
            "extern int a[16]; int a[16];",
            "extern int a[15]; int a[15];",
            "extern int a[7]; int a[7];",
            "extern int a[4]; int a[4];",
            "extern int a[1]; int a[1];"),
        ChangeBench.of(MUTATOR, "extern int a[8]; int a[8];").texts(60));
  }

  @Test
  void initialisersFit() {
    assertEquals(
        Set.of("int a[4] = {1, 2, 3};", "int a[6] = {1, 2, 3};", "int a[10] = {1, 2, 3};"),
        ChangeBench.of(MUTATOR, "int a[3] = {1, 2, 3};").texts(40));
    Set<String> texts = ChangeBench.of(MUTATOR, "char s[5] = \"abc\";").texts(40);
    assertTrue(texts.contains("char s[4] = \"abc\";"), texts.toString());
    assertTrue(texts.stream().noneMatch(t -> t.contains("s[2]")), texts.toString());
  }

  @Test
  void membersChangeToo() {
    Set<String> texts = ChangeBench.of(MUTATOR, "struct s { int m[2]; } x;").texts(40);
    assertTrue(texts.contains("struct s { int m[3]; }; struct s x;"), texts.toString());
  }

  @Test
  void rowsChangeWhereNobodyPointsToOne() {
    Set<String> inner =
        ChangeBench.of(MUTATOR, "int a[2][3]; int f(void) { return a[1][2]; }").texts(60);
    assertTrue(inner.stream().anyMatch(t -> t.contains("a[2][6]")), inner.toString());
    Set<String> outer =
        ChangeBench.of(MUTATOR, "int a[2][3]; int (*f(void))[3] { return a; }").texts(60);
    assertTrue(outer.stream().allMatch(t -> t.contains("][3];")), outer.toString());
  }

  @Test
  void sizesThatAreCheckedStay() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "int a[2]; _Static_assert(sizeof a == 8, \"size\");").texts(20));
    assertEquals(
        Set.of(), ChangeBench.of(MUTATOR, "int a[2]; int (*f(void))[2] { return &a; }").texts(20));
  }

  @Test
  void withCautionArraysOnlyGrow() {
    assertEquals(
        Set.of("int a[3];", "int a[4];", "int a[9];"),
        ChangeBench.conservative(MUTATOR, "int a[2];").texts(40));
  }
}
