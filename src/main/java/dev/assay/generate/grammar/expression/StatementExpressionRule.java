package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.statement.Blocks;
import java.util.ArrayList;

/** GNU's block with a value. */
final class StatementExpressionRule implements NumberRule {
  @Override
  public String name() {
    return "statement-expression";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public boolean fits(Place place) {
    return place.depth() > 1 && place.mayNest();
  }

  @Override
  public Expr make(Place place) {
    int mark = place.scope().mark();
    Place inside = place.inside();
    var items = new ArrayList<Stmt>(Blocks.block(inside).items());
    Expr value = Numbers.real(inside);
    // Where the last value is an atomic object's, clang's block has an atomic value.
    Expr last = place.code().cast(value.type(), value);
    items.add(new Stmt.Expression(last, Span.NONE));
    place.scope().release(mark);
    return place.typing().statementExpr(new Stmt.Block(items, Span.NONE), Span.NONE);
  }
}
