package dev.assay.generate.exact.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;

final class IdiomsTest {
  @Test
  void everyIdiomIsAnIntegerExpressionForEachOfItsTypes() {
    for (Idiom idiom : Idioms.ALL) {
      for (CType type : idiom.types()) {
        Spot spot = Spots.of(7);
        Expr made =
            new IdiomFiller(spot, new Expressions(spot.draft()), type).fill(idiom.template());
        assertEquals(List.of(), spot.draft().problems(), idiom.toString());
        assertTrue(Types.isInteger(made.type()), idiom.toString());
        assertTrue(Purity.of(made).isPure(), idiom.toString());
      }
    }
  }

  @Test
  void templatesBindAsInC() {
    var sum =
        new Template.Binary(
            BinaryOp.ADD,
            new Template.Name("x"),
            new Template.Binary(
                BinaryOp.MULTIPLY, new Template.Name("y"), new Template.Number(255)));
    assertEquals(sum, TemplateParser.parse("x + y * 0xff"));
    assertEquals(sum, TemplateParser.parse("x + (y * 255)"));
    assertEquals(
        new Template.Binary(BinaryOp.SUBTRACT, sum, new Template.Cast("U", new Template.Name("z"))),
        TemplateParser.parse("x + y * 255 - (U)z"));
  }

  @Test
  void whatIsLeftOverIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> TemplateParser.parse("x + y )"));
    assertThrows(IllegalArgumentException.class, () -> TemplateParser.parse("(x + y"));
  }
}
