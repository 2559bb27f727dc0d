package dev.assay.mutate.scaling;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.changing.OwnExpressions;
import java.util.ArrayList;
import java.util.List;

/** A call's first argument becomes the same call, and so on. */
final class NestCall implements Scaling {
  @Override
  public String name() {
    return "nest-call";
  }

  @Override
  public String summary() {
    return "a call whose argument is the same call, f(f(f(x)))";
  }

  @Override
  public List<Place> places(Program program) {
    var places = new ArrayList<Place>();
    for (Spot spot : Spots.of(program).all()) {
      List<Expr.Call> calls =
          OwnExpressions.in(spot.statement()).stream()
              .filter(expr -> expr instanceof Expr.Call call && isNestable(call))
              .map(Expr.Call.class::cast)
              .toList();
      for (int i = 0; i < calls.size(); i++) {
        Expr.Call call = calls.get(i);
        places.add(
            new Place(
                spot.site() + "." + i,
                Place.DEEP,
                (factor, _) -> List.of(Replacement.of(call, nested(call, factor)))));
      }
    }
    return places;
  }

  private static boolean isNestable(Expr.Call call) {
    return Types.isReal(call.type())
        && !call.arguments().isEmpty()
        && Types.isReal(call.arguments().getFirst().type());
  }

  private static Expr nested(Expr.Call call, int factor) {
    Expr nest = call;
    for (int i = 1; i < factor; i++) {
      var arguments = new ArrayList<>(call.arguments());
      arguments.set(0, nest);
      nest = new Expr.Call(call.function(), arguments, call.type(), call.span());
    }
    return nest;
  }
}
