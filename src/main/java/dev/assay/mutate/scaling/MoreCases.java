package dev.assay.mutate.scaling;

import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.changing.Labels;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A switch of the program gets more cases, which do what one of its statements does. */
final class MoreCases implements Scaling {
  private static final BigInteger LAST = BigInteger.valueOf(Integer.MAX_VALUE - Place.MANY);
  private static final BigInteger FIRST = BigInteger.valueOf(Integer.MIN_VALUE);

  @Override
  public String name() {
    return "more-cases";
  }

  @Override
  public String summary() {
    return "more cases of a switch";
  }

  @Override
  public List<Place> places(Program program) {
    return Spots.of(program).all().stream()
        .filter(spot -> !spot.surroundings().inExpression())
        .flatMap(spot -> place(spot).stream())
        .toList();
  }

  private static Optional<Place> place(Spot spot) {
    if (!(spot.statement() instanceof Stmt.Switch s) || !(s.body() instanceof Stmt.Block body)) {
      return Optional.empty();
    }
    Optional<Stmt> repeated = repeated(body);
    Optional<Long> first = first(s);
    return repeated.isEmpty() || first.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Place(
                spot.site().toString(),
                Place.MANY,
                (factor, names) ->
                    List.of(
                        Replacement.of(
                            body, grown(body, repeated.get(), first.get(), factor, names)))));
  }

  /** The first that a case has and that can be copied. */
  private static Optional<Stmt> repeated(Stmt.Block body) {
    return body.items().stream()
        .map(item -> {
          Stmt inner = item;
          while (inner instanceof Stmt.Labeled l) {
            inner = l.body();
          }
          return inner;
        })
        .filter(stmt -> !(stmt instanceof Stmt.Declare) && !(stmt instanceof Stmt.Empty))
        .filter(stmt -> !Statements.isJump(stmt) && Statements.isCopyable(stmt))
        .filter(stmt -> !Labels.areOfOuterSwitch(stmt))
        .findFirst();
  }

  /** From here on no value has a case. */
  private static Optional<Long> first(Stmt.Switch s) {
    BigInteger highest = FIRST;
    for (Stmt stmt : Walk.statements(s.body())) {
      if (stmt instanceof Stmt.Labeled(Stmt.Label.Case c, _, _)) {
        highest = highest.max(c.highValue());
      }
    }
    return highest.compareTo(LAST) >= 0
        ? Optional.empty()
        : Optional.of(highest.longValueExact() + 1);
  }

  private static Stmt grown(
      Stmt.Block body, Stmt repeated, long first, int factor, FreshNames names) {
    var items = new ArrayList<>(body.items());
    for (int i = 0; i < factor; i++) {
      items.add(new Stmt.Break(Span.NONE));
      items.add(MakeSwitch.labelled(first + i, Copies.of(repeated, names)));
    }
    return new Stmt.Block(items, body.span());
  }
}
