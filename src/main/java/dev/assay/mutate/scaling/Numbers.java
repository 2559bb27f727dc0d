package dev.assay.mutate.scaling;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.changing.OwnExpressions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Finds small expressions that give a number when a program runs and do nothing else. */
final class Numbers {
  private static final int LARGEST = 16;

  private Numbers() {}

  /** A place for each of them, at which another expression takes its place. */
  static List<Place> places(Program program, int most, BiFunction<Expr, Integer, Expr> grown) {
    var places = new ArrayList<Place>();
    for (Spot spot : Spots.of(program).all()) {
      List<Expr> all =
          OwnExpressions.in(spot.statement()).stream().filter(Numbers::isPlain).toList();
      for (int i = 0; i < all.size(); i++) {
        Expr expr = all.get(i);
        places.add(
            new Place(
                spot.site() + "." + i,
                most,
                (factor, _) -> List.of(Replacement.of(expr, grown.apply(expr, factor)))));
      }
    }
    return places;
  }

  private static boolean isPlain(Expr expr) {
    if (expr.isLvalue() || !Types.isReal(expr.type())) {
      return false;
    }
    List<Expr> parts = Walk.expressions(expr);
    return parts.size() <= LARGEST
        && parts.stream().allMatch(Numbers::isHarmless)
        && parts.stream().anyMatch(Expr.Name.class::isInstance);
  }

  private static boolean isHarmless(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.Name _ -> true;
      case Expr.EnumConstant _, Expr.Unary _, Expr.Binary _, Expr.Conditional _ -> true;
      case Expr.Index _, Expr.Member _, Expr.Cast _, Expr.Implicit _ -> true;
      case Expr _ -> false;
    };
  }
}
