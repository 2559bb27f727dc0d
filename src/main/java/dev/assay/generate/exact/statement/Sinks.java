package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Parameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Hands what a block's own variables hold to one that outlives it: otherwise compilers would throw
 * most of the block away.
 */
final class Sinks {
  private static final int MOST = 3;
  private static final List<BinaryOp> OPERATORS =
      List.of(BinaryOp.XOR, BinaryOp.ADD, BinaryOp.SUBTRACT);

  private Sinks() {}

  /** The last statement of a block whose variables were declared since the mark; or none. */
  static List<Stmt> of(Spot spot, Statements statements, int mark) {
    if (spot.scope().mark() == mark || !spot.policy().happens(Parameter.SINKS, spot.rng())) {
      return List.of();
    }
    var kit = new Kit(spot.withDepth(0), statements);
    Predicate<Variable> inner =
        v -> v.role() == Role.LOCAL && spot.scope().position(v.name()) >= mark;
    Optional<Expr> target = place(kit, v -> kit.mayWrite(v) && kit.mayRead(v) && !inner.test(v));
    Optional<Expr> value = place(kit, inner);
    if (target.isEmpty() || value.isEmpty()) {
      return List.of();
    }
    Expr sum = value.get();
    for (int i = kit.rng().nextInt(MOST); i > 0; i--) {
      // drawn anew, and what is drawn may be of a kind that is left out
      Optional<Expr> more = place(kit, inner);
      if (more.isPresent()) {
        sum = kit.open(kit.rng().pick(OPERATORS), sum, more.get());
      }
    }
    spot.draft().budget().statement(spot.executions());
    return List.of(kit.update(kit.rng().pick(OPERATORS), target.get(), sum));
  }

  private static Optional<Expr> place(Kit kit, Predicate<Variable> wanted) {
    return kit.expressions()
        .places()
        .place(
            kit.spot(),
            wanted,
            t -> Types.isInteger(t) && !Types.isEnum(t) && !Types.qualifiers(t).isConst())
        .filter(p -> Kit.isSteady(p.type()) && !kit.isWideBitField(p));
  }
}
