package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A whole struct assigned to another of its type. */
final class RecordCopyKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.RECORD_COPY;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.scope().variables().stream().anyMatch(v -> hasRecords(v.type()));
  }

  private static boolean hasRecords(CType type) {
    return Types.isArray(type) ? hasRecords(Types.element(type)) : Types.isRecord(type);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> target = Records.find(kit, kit::mayWrite, _ -> true);
    Optional<Expr> source =
        target.flatMap(
            t -> Records.find(kit, kit::mayRead, type -> Types.sameUnqualified(type, t.type())));
    return source.isEmpty()
        ? new AssignmentKind().make(spot, statements)
        : List.of(kit.code().assign(target.get(), source.get()));
  }
}
