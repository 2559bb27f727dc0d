package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Writes a constant as an expression over variables whose values are known. */
public final class OpaqueConstant implements Mutator {
  @Override
  public String name() {
    return "opaque";
  }

  @Override
  public String summary() {
    return "a constant as an expression over variables whose values are known";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    boolean isDead = facts.profile().isDead(spot.statement());
    List<Expr> first = Value.first(spot.statement());
    if (first.isEmpty() && !isDead) {
      return Optional.empty();
    }
    List<Expr> constants =
        ValueSearch.at(spot, facts.layout()).stream()
            .map(Value::node)
            .filter(OpaqueConstant::isConstant)
            .toList();
    if (constants.isEmpty()) {
      return Optional.empty();
    }
    List<Known> known = isDead ? Known.at(spot, facts, rng) : Known.during(first, spot, facts, rng);
    Expr constant = rng.pick(constants);
    return new Disguise(known, facts.typing(), rng)
        .of(value(constant), constant.type())
        .map(by ->
            new Change(
                Excerpt.of(Printer.print(constant) + " as " + Printer.print(by)),
                List.of(Replacement.of(constant, by))));
  }

  private static boolean isConstant(Expr expr) {
    return (expr instanceof Expr.IntLiteral || expr instanceof Expr.CharLiteral)
        && expr.type() instanceof CType.Int;
  }

  private static BigInteger value(Expr constant) {
    return switch (constant) {
      case Expr.IntLiteral l -> l.value();
      case Expr.CharLiteral l -> l.value();
      case Expr e -> throw new IllegalArgumentException("no constant: " + e);
    };
  }
}
