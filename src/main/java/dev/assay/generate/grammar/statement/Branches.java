package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Numbers;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;

/** Makes statements that choose what runs. */
public final class Branches {
  private static final int MOST_CASES = 6;
  private static final int MOST_GAP = 5;

  private Branches() {}

  public static Stmt ifThen(Place place, Fate fate, Body body) {
    Expr condition = Predicates.of(place, fate);
    return new Stmt.If(condition, body.block(place.nested()), Optional.empty(), Span.NONE);
  }

  /** The second branch is dead where the first is alive, and the other way round. */
  public static Stmt ifElse(Place place, Fate fate, Body body) {
    Expr condition = Predicates.of(place, fate);
    Stmt then = body.block(place.nested());
    return new Stmt.If(condition, then, Optional.of(Body.USUAL.block(place.nested())), Span.NONE);
  }

  /** A {@code switch} over a few cases; in a live one each of them may be taken. */
  public static Stmt switchOver(Place place, Fate fate, Body body) {
    Rng rng = place.rng();
    int cases = rng.between(1, MOST_CASES);
    Place inside = place.switching();
    var items = new ArrayList<Stmt>();
    long value = rng.nextInt(MOST_GAP);
    int bodyAt = rng.nextInt(cases);
    for (int i = 0; i < cases; i++) {
      long high = rng.chance(1, 6) ? value + rng.between(1, MOST_GAP) : value;
      Stmt.Block block = (i == bodyAt ? body : Body.USUAL).block(inside);
      items.add(new Stmt.Labeled(label(value, high), block, Span.NONE));
      if (rng.chance(3, 4)) {
        items.add(new Stmt.Break(Span.NONE));
      }
      value = high + rng.between(1, MOST_GAP);
    }
    if (rng.nextBoolean()) {
      items.add(new Stmt.Labeled(new Stmt.Label.Default(), Body.USUAL.block(inside), Span.NONE));
    }
    Expr over =
        fate == Fate.DEAD
            ? Code.number(value + 1, CType.INT)
            : place
                .code()
                .binary(
                    BinaryOp.REMAINDER,
                    place.code().cast(CType.UINT, Numbers.integer(place.withDepth(1))),
                    Code.number(value + 1, CType.UINT));
    return new Stmt.Switch(
        place.typing().switchCondition(over), new Stmt.Block(items, Span.NONE), Span.NONE);
  }

  private static Stmt.Label label(long low, long high) {
    // All labels are small enough for either type that the condition has.
    Expr first = Code.number(low, CType.INT);
    Expr last = Code.number(high, CType.INT);
    return new Stmt.Label.Case(
        first,
        high > low ? Optional.of(last) : Optional.empty(),
        BigInteger.valueOf(low),
        BigInteger.valueOf(high));
  }
}
