package dev.assay.c.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The names in use, and free ones. */
final class NamesTest {
  @Test
  void usedNamesAreInOrderOfAppearance() {
    Expr sum = SampleTree.sum(SampleTree.name("b"), SampleTree.name("a"));
    assertEquals(List.of("b", "a"), List.copyOf(Names.used(sum)));
    Stmt run = new Stmt.Expression(sum, SampleTree.SPAN);
    assertEquals(List.of("b", "a"), List.copyOf(Names.used(SampleTree.block(run, run))));
  }

  @Test
  void takenNamesAreThoseOfEveryNameSpace() {
    Set<String> taken = Names.taken(SampleTree.program());
    List<String> expected =
        List.of(
            "variable",
            "function",
            "parameter",
            "type_name",
            "tag",
            "field",
            "constant",
            "label",
            "in_header",
            "in_asm");
    assertTrue(taken.containsAll(expected), () -> expected + " in " + taken);
  }

  @Test
  void freshNamesAreNotTaken() {
    assertEquals("x", Names.fresh("x", Set.of()));
    assertEquals("x_2", Names.fresh("x", Set.of("x", "x_1")));
  }
}
