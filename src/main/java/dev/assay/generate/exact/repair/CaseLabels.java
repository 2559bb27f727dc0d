package dev.assay.generate.exact.repair;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;

/** Puts the labels that a switch got by running in the place of the numbers of its arms. */
final class CaseLabels {
  private final SwitchHole hole;
  private final CType type;
  private final Typing typing;

  CaseLabels(SwitchHole hole, CType type, Typing typing) {
    this.hole = hole;
    this.type = type;
    this.typing = typing;
  }

  Stmt.Switch bound(Stmt.Switch s) {
    return new Stmt.Switch(s.condition(), inside(s.body()), s.span());
  }

  /** A switch inside has labels of its own. */
  private Stmt inside(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block s -> new Stmt.Block(s.items().stream().map(this::inside).toList(), s.span());
      case Stmt.If s ->
          new Stmt.If(s.condition(), inside(s.then()), s.otherwise().map(this::inside), s.span());
      case Stmt.While s -> new Stmt.While(s.condition(), inside(s.body()), s.span());
      case Stmt.DoWhile s -> new Stmt.DoWhile(inside(s.body()), s.condition(), s.span());
      case Stmt.For s ->
          new Stmt.For(s.init(), s.condition(), s.step(), inside(s.body()), s.span());
      case Stmt.Labeled s -> labeled(s, inside(s.body()));
      case Stmt.Switch _, Stmt.Declare _, Stmt.Expression _, Stmt.Empty _, Stmt.Goto _ -> stmt;
      case Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _, Stmt.Return _ -> stmt;
      case Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> stmt;
    };
  }

  private Stmt labeled(Stmt.Labeled old, Stmt body) {
    if (!(old.label() instanceof Stmt.Label.Case label)) {
      return new Stmt.Labeled(old.label(), body, old.span());
    }
    var ranges = new ArrayList<SwitchHole.Range>();
    int last = label.highValue().intValueExact();
    for (int arm = label.lowValue().intValueExact(); arm <= last; arm++) {
      ranges.addAll(hole.labels(arm));
    }
    Stmt result = body;
    for (SwitchHole.Range range : ranges.reversed()) {
      result = new Stmt.Labeled(label(range), result, old.span());
    }
    return result;
  }

  private Stmt.Label label(SwitchHole.Range range) {
    Optional<Expr> high =
        range.low().equals(range.high()) ? Optional.empty() : Optional.of(constant(range.high()));
    return new Stmt.Label.Case(constant(range.low()), high, range.low(), range.high());
  }

  private Expr constant(BigInteger value) {
    return typing.caseExpr(new Nodes(typing).constant(value, type), type);
  }
}
