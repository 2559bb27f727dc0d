package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.Tally;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.ReadingStmt;
import dev.assay.interpret.node.StmtNode;
import dev.assay.interpret.node.TalliedStmt;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a probe wants of one statement, asked before the statement is translated: what that declares
 * is not in scope yet.
 *
 * @param places what reads them, translated when it is first needed; null if there are none
 */
record Observation(
    Probe probe, Stmt source, Optional<Tally> tally, Supplier<List<ExprNode>> places) {
  /** Empty if nobody wants anything. */
  static Optional<Observation> of(Stmt stmt, ExprTranslator expressions) {
    Probe probe = expressions.context().program().probe().orElse(null);
    if (probe == null) {
      return Optional.empty();
    }
    Optional<Tally> tally = probe.tally(stmt);
    List<Expr> wanted = probe.reads(stmt);
    return tally.isEmpty() && wanted.isEmpty()
        ? Optional.empty()
        : Optional.of(new Observation(probe, stmt, tally, places(wanted, expressions)));
  }

  /** Most statements are never reached: translating what they want would be for nothing. */
  private static Supplier<List<ExprNode>> places(List<Expr> wanted, ExprTranslator expressions) {
    if (wanted.isEmpty()) {
      return null;
    }
    FunctionContext context = expressions.context();
    Scope scope = context.scope().frozen();
    return () ->
        context.aside(scope, () -> wanted.stream().map(e -> read(e, expressions)).toList());
  }

  StmtNode around(StmtNode node) {
    StmtNode counted = tally.<StmtNode>map(t -> new TalliedStmt(node, t)).orElse(node);
    return places == null ? counted : new ReadingStmt(counted, source, probe, places);
  }

  private static ExprNode read(Expr lvalue, ExprTranslator expressions) {
    try {
      Place place = definite(expressions.lvalues().place(lvalue), lvalue);
      ExprNode value = Places.load(place, false, lvalue.span());
      return expressions.conversions().used(value, lvalue.type(), lvalue.span());
    } catch (IllegalStateException _) {
      return expressions.unsupported("read of this place", lvalue.span());
    }
  }

  /** Programs may read a byte without a value, but nothing can be said of it. */
  private static Place definite(Place place, Expr lvalue) {
    if (!(place instanceof Place.InMemory memory)) {
      return place;
    }
    Access access = memory.access();
    return access.size() == 1
        ? Places.at(place, PointerNodes.definite(memory.address(), lvalue.span()))
        : place;
  }
}
