package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import java.util.List;
import java.util.Optional;

/** An {@code asm} without instructions, which may change what it names. */
final class AsmRule implements StatementRule {
  @Override
  public String name() {
    return "asm";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public List<Stmt> make(Place place) {
    Optional<Expr> operand =
        place
            .scope()
            .pick(place.rng(), v -> v.role().isWritable() && isRegister(v.type()))
            .map(Variable::expr);
    String text =
        operand
            .map(e -> "\"\" : \"+r\"(" + ((Expr.Name) e).name() + ") : : \"memory\"")
            .orElse("\"\" : : : \"memory\"");
    return List.of(new Stmt.Asm("volatile", text, operand.stream().toList(), Span.NONE));
  }

  private static boolean isRegister(CType type) {
    return type instanceof CType.Int(IntKind kind)
        && kind.rank() >= IntKind.SHORT.rank()
        && kind.rank() <= IntKind.LLONG.rank();
  }
}
