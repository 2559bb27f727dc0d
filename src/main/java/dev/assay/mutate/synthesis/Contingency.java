package dev.assay.mutate.synthesis;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells conditions that follow from types alone, which no compiler would leave in, from those that
 * follow from the values of places.
 */
final class Contingency {
  private static final int SAMPLES = 24;

  private final Table table;
  private final Typing typing;
  private final Rng rng;

  Contingency(Table table, Typing typing, Rng rng) {
    this.table = table;
    this.typing = typing;
    this.rng = rng;
  }

  /** Whether other values of the places were found that make it true, and false. */
  boolean isContingent(Expr condition) {
    List<Long> constants = new ArrayList<>(List.of(0L, 1L, -1L));
    Map<Place, IntShape> used = new LinkedHashMap<>();
    for (Expr part : Walk.expressions(condition)) {
      if (part instanceof Expr.IntLiteral literal) {
        constants.add(literal.value().longValue());
      } else if (part instanceof Expr.Implicit i
          && i.conversion() == Conversion.LVALUE_TO_RVALUE
          && table.column(i.operand()).isPresent()) {
        Optional<IntShape> shape = IntShape.held(i.operand(), table.layout());
        if (shape.isEmpty()) {
          // Of pointers and floating values others can always be imagined.
          return true;
        }
        used.put(new Place(i.operand(), Types.unqualified(i.operand().type()), false), shape.get());
      }
    }
    return !used.isEmpty() && differs(condition, imagined(used, constants));
  }

  private Table imagined(Map<Place, IntShape> used, List<Long> constants) {
    Map<Place, long[]> columns = new LinkedHashMap<>();
    used.forEach((place, shape) -> {
      long[] values = new long[SAMPLES];
      for (int i = 0; i < SAMPLES; i++) {
        values[i] = shape.wrap(sample(shape, constants));
      }
      columns.put(place, values);
    });
    return Table.of(typing, SAMPLES, columns, List.of(), List.of());
  }

  private long sample(IntShape shape, List<Long> constants) {
    return switch (rng.nextInt(6)) {
      case 0 -> rng.nextBoolean() ? shape.least() : shape.greatest();
      case 1 -> rng.nextLong();
      case 2 -> rng.between(-64, 64);
      default -> rng.pick(constants) + rng.between(-1, 1);
    };
  }

  private static boolean differs(Expr condition, Table imagined) {
    var evaluator = new Evaluator(imagined);
    boolean seenTrue = false;
    boolean seenFalse = false;
    for (int row = 0; row < imagined.rows(); row++) {
      var value = evaluator.value(condition, row);
      seenTrue |= value.isPresent() && value.getAsLong() != 0;
      seenFalse |= value.isPresent() && value.getAsLong() == 0;
      if (seenTrue && seenFalse) {
        return true;
      }
    }
    return false;
  }
}
