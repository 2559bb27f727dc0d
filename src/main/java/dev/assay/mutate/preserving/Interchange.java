package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Layout;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lets two nested loops change places.
 *
 * <p>The body of the inner one, which is all of the outer one's, may only write to an element that
 * both variables choose, or collect what does not depend on an order, such as by {@code ^=}.
 */
public final class Interchange implements Mutator {
  private static final Set<BinaryOp> ALWAYS_COMMUTE =
      Set.of(BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR);
  private static final Set<BinaryOp> COMMUTE_IF_UNSIGNED = Set.of(BinaryOp.ADD, BinaryOp.SUBTRACT);

  @Override
  public String name() {
    return "interchange";
  }

  @Override
  public String summary() {
    return "two nested loops in each other's place";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!Nesting.isPossible(spot)) {
      return Optional.empty();
    }
    return CountedLoop.of(spot.statement())
        .flatMap(outer ->
            CountedLoop.of(only(outer.loop().body()))
                .map(inner -> new Nest(outer, inner, facts.layout())))
        .filter(nest -> nest.isFree(facts))
        .map(nest -> {
          Stmt by = nest.inner().with(nest.outer().with(nest.inner().loop().body()));
          return new Change(
              Excerpt.of(Printer.print(by)),
              List.of(Replacement.of(spot.statement(), by)),
              List.of(spot.statement()));
        });
  }

  private static Stmt only(Stmt body) {
    return body instanceof Stmt.Block b && b.items().size() == 1
        ? only(b.items().getFirst())
        : body;
  }

  private record Nest(CountedLoop outer, CountedLoop inner, Layout layout) {
    boolean isFree(Facts facts) {
      Stmt body = inner.loop().body();
      List<Stmt> items = body instanceof Stmt.Block b ? b.items() : List.of(body);
      Footprint all = Footprint.of(body);
      return outer.isLiteral()
          && inner.isLiteral()
          && !outer.variable().equals(inner.variable())
          && isRunOrDead(body, facts)
          && all.isPlain()
          && all.traits().isEmpty()
          && !all.writes().contains(outer.variable())
          && !all.writes().contains(inner.variable())
          && items.stream().allMatch(item -> isFree(item, all));
    }

    /** If one of the loops did nothing, their variables would be left with other values. */
    private boolean isRunOrDead(Stmt body, Facts facts) {
      return facts.profile().isDead(outer.loop()) || !facts.profile().isDead(body);
    }

    private boolean isFree(Stmt item, Footprint all) {
      if (!(item instanceof Stmt.Expression(Expr expr, var _))) {
        return false;
      }
      return switch (expr) {
        case Expr.Assign a ->
            isOwnElement(a.target()) && isFree(a.value(), Optional.of(a.target()), all);
        case Expr.CompoundAssign a ->
            isOwnElement(a.target()) && isFree(a.value(), Optional.of(a.target()), all)
                || isCollected(a) && isFree(a.value(), Optional.empty(), all);
        case Expr _ -> false;
      };
    }

    /** Whether each pair of the variables' values has an element of its own. */
    private boolean isOwnElement(Expr target) {
      return target instanceof Expr.Index second
          && array(second) instanceof Expr.Index first
          && array(first) instanceof Expr.Name
          && (outer.isVariable(first.index()) && inner.isVariable(second.index())
              || inner.isVariable(first.index()) && outer.isVariable(second.index()));
    }

    private static Expr array(Expr.Index index) {
      return index.base() instanceof Expr.Implicit i
              && i.conversion() == Conversion.ARRAY_TO_POINTER
          ? i.operand()
          : index;
    }

    private boolean isCollected(Expr.CompoundAssign assign) {
      boolean commutes =
          ALWAYS_COMMUTE.contains(assign.op())
              || COMMUTE_IF_UNSIGNED.contains(assign.op())
                  && !layout.isSigned(assign.computation());
      return commutes
          && assign.computation() instanceof CType.Int
          && assign.target() instanceof Expr.Name;
    }

    /** What is written is not read, but for the element that this very statement writes. */
    private static boolean isFree(Expr value, Optional<Expr> own, Footprint all) {
      List<Expr> parts = Walk.expressions(value);
      long read =
          parts.stream()
              .filter(e -> e instanceof Expr.Name n && all.writes().contains(n.name()))
              .count();
      long ofOwn = parts.stream().filter(e -> own.isPresent() && own.get().equals(e)).count();
      return read == ofOwn && Footprint.of(List.of(value)).isPure();
    }
  }
}
