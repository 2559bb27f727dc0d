package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.type.Types;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Facts;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Profiler;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;

/** What can be said of a program that nobody ran. */
final class Unrun {
  private static final List<BinaryOp> COMPARISONS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  private Unrun() {}

  /** What is in scope at the spot. */
  static Facts facts(Subject subject, Spot spot, Rng rng) {
    Program program = subject.program();
    return new Facts(
        program,
        Profiler.withoutRun(program, List.of(spot.statement()), new Seed(rng.nextLong())),
        new Donors(subject.other().stream().toList()));
  }

  /** A condition over what is in scope at the spot: 0 or 1. */
  static Expr condition(Subject subject, Spot spot, Rng rng) {
    List<Place> places =
        facts(subject, spot, rng).profile().scope(spot.statement()).stream()
            .filter(p -> Types.isReal(p.type()) || Types.isPointer(p.type()))
            .filter(p -> !subject.conservative() || p.lvalue() instanceof Expr.Name)
            .toList();
    if (places.isEmpty() || rng.chance(1, 8)) {
      return Syntax.number(rng.nextInt(2));
    }
    Place place = rng.pick(places);
    return Types.isPointer(place.type())
        ? Syntax.binary(BinaryOp.NOT_EQUAL, place.lvalue(), Syntax.number(0))
        : Syntax.binary(rng.pick(COMPARISONS), place.lvalue(), Syntax.number(rng.between(-2, 20)));
  }
}
