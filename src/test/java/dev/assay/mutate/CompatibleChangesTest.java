package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CompatibleChangesTest {
  private final MutationBench bench =
      MutationBench.of("int main(void) { int a = 1; { a = 2; a = 3; } a = 0; return a; }");

  private Stmt stmt(String text) {
    return bench.spotOf(text).statement();
  }

  private static Change removing(Stmt stmt, Stmt... closed) {
    return new Change("without", List.of(Replacement.remove(stmt)), List.of(closed));
  }

  private static List<Change> kept(Change... changes) {
    return CompatibleChanges.of(List.of(changes), Function.identity());
  }

  @Test
  void changesThatCloseNothingGoTogether() {
    Change one = removing(stmt("a = 2;"));
    Change other = removing(stmt("a = 3;"));
    assertEquals(List.of(one, other), kept(one, other));
  }

  @Test
  void nothingChangesInWhatIsClosed() {
    Stmt block = bench.spot("main:2").statement();
    Change closing = removing(stmt("a = 2;"), block);
    Change inside = removing(stmt("a = 3;"));
    Change outside = removing(stmt("a = 0;"));
    assertEquals(List.of(closing, outside), kept(closing, inside, outside));
    assertEquals(List.of(inside, outside), kept(inside, closing, outside));
  }
}
