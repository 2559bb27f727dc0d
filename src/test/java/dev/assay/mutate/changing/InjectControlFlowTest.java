package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class InjectControlFlowTest {
  private static final ChangingMutator MUTATOR = new InjectControlFlow();

  @Test
  void aLoopGetsACounterAndAGuardedJump() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { while (a) a--; }");
    Pattern form =
        Pattern.compile(
            "void f\\(int a\\) \\{ (int|unsigned int|long|unsigned char) count_0_0 = 0;"
                + " while \\(a\\) \\{ (a--; )?(\\+\\+count_0_0; )?if \\([^;]*count_0_0[^;]*\\)"
                + " (break|continue|return); (a--; )?\\} \\}");
    Set<String> texts = bench.texts(100);
    assertTrue(texts.size() > 30);
    assertEquals(
        Set.of(), Set.copyOf(texts.stream().filter(t -> !form.matcher(t).matches()).toList()));
    for (String jump : new String[] {"break;", "continue;", "return;"}) {
      assertTrue(texts.stream().anyMatch(t -> t.contains(jump)), jump);
    }
  }

  @Test
  void returnsGiveValuesOfTheRightType() {
    String loop = "{ for (;;) ; }";
    assertTrue(returns("char *f(void)", loop, "return 0;"));
    assertTrue(returns("double f(void)", loop, "return 7;"));
    assertTrue(returns("struct s { int a[2]; }; struct s f(void)", loop, "return (struct s){0};"));
  }

  private static boolean returns(String head, String body, String wanted) {
    return ChangeBench.of(MUTATOR, head + body).texts(200).stream()
        .anyMatch(t -> t.contains(wanted));
  }

  @Test
  void nothingReturnsFromWhatMayNot() {
    ChangeBench never = ChangeBench.of(MUTATOR, "_Noreturn void f(void) { for (;;) ; }");
    assertTrue(never.texts(40).stream().noneMatch(t -> t.contains("return;")));
    ChangeBench inside = ChangeBench.of(MUTATOR, "void f(void) { ({ for (;;) ; }); }");
    assertTrue(inside.texts(40).stream().noneMatch(t -> t.contains("return;")));
  }

  @Test
  void aBodyThatIsALoopBecomesABlock() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { if (a) do a--; while (a); }");
    assertTrue(
        bench.texts(20).stream()
            .allMatch(t -> t.matches(".*if \\(a\\) \\{ [a-z ]* count_0_0 = 0; do \\{.*")));
  }

  @Test
  void nothingIsDoneWithoutALoop() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "void f(int a) { if (a) a = 1; }").texts(20));
    String announced = "void f(int a) {\n#pragma GCC ivdep\nwhile (a) a--; }";
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, announced).texts(20));
  }

  @Test
  void cautionContinuesOnceOnly() {
    ChangeBench bench = ChangeBench.conservative(MUTATOR, "void f(int a) { while (a) a--; }");
    assertTrue(
        bench.texts(60).stream()
            .filter(t -> t.contains("continue"))
            .allMatch(t -> t.contains("==")));
    String jumped = "void f(int a) { while (a) { again: a--; if (a == 3) goto again; } }";
    assertEquals(Set.of(), ChangeBench.conservative(MUTATOR, jumped).texts(20));
  }
}
