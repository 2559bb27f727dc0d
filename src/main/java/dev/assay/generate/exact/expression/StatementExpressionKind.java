package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** GNU's {@code ({ … })} with variables of its own. */
final class StatementExpressionKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.STATEMENT_EXPRESSION;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    var code = new Code(spot.typing());
    int mark = spot.scope().mark();
    CType type = ScalarTypes.integer(spot.policy(), spot.rng());
    Expr start = expressions.integer(spot.deeper());
    var variable = new Variable(spot.draft().names().fresh("e_"), type, Role.LOCAL, false);
    var items = new ArrayList<Stmt>();
    items.add(code.local(variable.name(), type, start));
    spot.scope().declare(variable);
    items.addAll(change(spot, expressions, variable, code));
    Expr last =
        spot.operations()
            .binary(
                spot.rng().pick(List.of(BinaryOp.ADD, BinaryOp.XOR, BinaryOp.SUBTRACT)),
                variable.expr(),
                expressions.integer(spot.deeper()),
                0);
    spot.scope().release(mark);
    return Blocks.of(spot, items, last);
  }

  /** Nothing, or the variable changed once, perhaps under a condition. */
  private static List<Stmt> change(
      Spot spot, Expressions expressions, Variable variable, Code code) {
    if (spot.rng().chance(1, 3)) {
      return List.of();
    }
    Expr value = expressions.integer(spot.deeper());
    Stmt assignment = code.assign(variable.expr(), value);
    if (spot.rng().chance(2, 3)) {
      return List.of(assignment);
    }
    Expr condition = spot.operations().condition(expressions.integer(spot.deeper()), true);
    return List.of(new Stmt.If(condition, assignment, Optional.empty(), Span.NONE));
  }
}
