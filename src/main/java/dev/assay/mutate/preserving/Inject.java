package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Profile;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls a function of real code where a value is computed. If it is known what the value is each
 * time, an expression around the call takes its place; else one that is zero is added to it.
 */
public final class Inject implements Mutator {
  private static final Aim NOTHING = new Aim.Always(BigInteger.ZERO);

  @Override
  public String name() {
    return "inject-value";
  }

  @Override
  public String summary() {
    return "a call of a function of real code as part of a value";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!InjectedCall.isPossible(spot, facts)) {
      return Optional.empty();
    }
    List<Value> values =
        ValueSearch.withBitFields(spot, facts.layout()).stream().filter(Inject::isInteger).toList();
    if (values.isEmpty()) {
      return Optional.empty();
    }
    Value value = rng.pick(values);
    List<Expr> first = Value.first(spot.statement());
    List<Known> known = first.isEmpty() ? List.of() : Known.during(first, spot, facts, rng);
    var call = new InjectedCall(known, evaluations(spot, facts), facts, names, rng);
    Optional<Aim> aim =
        new Aims(spot.statement(), known, facts, rng.fork("table"))
            .of(value.node())
            .filter(_ -> value.node() instanceof Expr.IntLiteral || rng.chance(3, 4));
    return call.worth(aim.orElse(NOTHING))
        .map(made -> facts.typing().cast(value.type(), made, Span.NONE))
        .map(made -> aim.isPresent() ? made : added(value, made, facts))
        .map(by -> {
          var replacements = new ArrayList<>(call.definitions(spot));
          replacements.add(Replacement.of(value.node(), by));
          String how = aim.isPresent() ? " for " : " into ";
          return new Change(
              Excerpt.of(call.told() + how + Printer.print(value.node())), replacements);
        });
  }

  /** How often the statement evaluates its values: a loop's, once more for each iteration. */
  private static long evaluations(Spot spot, Facts facts) {
    Profile profile = facts.profile();
    Stmt stmt = spot.statement();
    return profile.visits(stmt)
        + switch (stmt) {
          case Stmt.While w -> profile.visits(w.body());
          case Stmt.DoWhile w -> profile.visits(w.body());
          case Stmt.For f -> profile.visits(f.body());
          case Stmt.Expression _, Stmt.If _, Stmt.Switch _, Stmt.Return _, Stmt.Declare _ -> 0;
          case Stmt.Block _, Stmt.Empty _, Stmt.Labeled _, Stmt.Goto _, Stmt.ComputedGoto _ -> 0;
          case Stmt.Break _, Stmt.Continue _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> 0;
        };
  }

  private static Expr added(Value value, Expr zero, Facts facts) {
    return facts
        .typing()
        .cast(
            value.type(),
            facts.typing().binary(BinaryOp.ADD, value.node(), zero, Span.NONE),
            Span.NONE);
  }

  private static boolean isInteger(Value value) {
    return Types.canonical(value.type()) instanceof CType.Int(IntKind kind)
        && kind.rank() <= IntKind.LLONG.rank();
  }
}
