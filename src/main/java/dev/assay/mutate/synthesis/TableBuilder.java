package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the table of a point: its rows, or else the product of the values of some columns. */
final class TableBuilder {
  private static final int MOST_ROWS = 1024;
  private static final int MOST_VALUES = 32;

  private final Point point;
  private final Typing typing;
  private final Layout layout;
  private final Rng rng;

  TableBuilder(Point point, Typing typing, Rng rng) {
    this.point = point;
    this.typing = typing;
    this.layout = typing.layout();
    this.rng = rng;
  }

  Table table() {
    boolean together = point.rows().isPresent() && !point.rows().get().isEmpty();
    Map<Place, long[]> columns = together ? observed(point.rows().get()) : product();
    int rows = columns.values().stream().findFirst().map(c -> c.length).orElse(1);
    return Table.of(typing, rows, columns, bounds(), ends());
  }

  private Map<Place, long[]> observed(List<List<Object>> rows) {
    Map<Place, long[]> columns = new LinkedHashMap<>();
    for (int i = 0; i < point.columns().size(); i++) {
      int column = i;
      Place place = point.columns().get(i).place();
      held(place, rows.stream().map(row -> row.get(column)).toList())
          .ifPresent(values -> columns.put(place, values));
    }
    return columns;
  }

  private Map<Place, long[]> product() {
    Map<Place, long[]> drawn = new LinkedHashMap<>();
    int rows = 1;
    for (Point.Column column : rng.shuffled(point.columns())) {
      long[] values =
          column
              .values()
              .filter(v -> !v.isEmpty() && v.size() <= MOST_VALUES)
              .flatMap(v -> held(column.place(), v))
              .orElse(new long[0]);
      if (values.length > 0 && (long) rows * values.length <= MOST_ROWS) {
        rows *= values.length;
        drawn.put(column.place(), values);
      }
    }
    return spread(drawn, rows);
  }

  /** Every combination: each column runs through its values more slowly than the one before. */
  private static Map<Place, long[]> spread(Map<Place, long[]> drawn, int rows) {
    Map<Place, long[]> columns = new LinkedHashMap<>();
    int period = 1;
    for (Map.Entry<Place, long[]> column : drawn.entrySet()) {
      long[] values = column.getValue();
      long[] all = new long[rows];
      for (int row = 0; row < rows; row++) {
        all[row] = values[row / period % values.length];
      }
      period *= values.length;
      columns.put(column.getKey(), all);
    }
    return columns;
  }

  /** The values as the evaluator has them; empty for types it does not know, and for NaNs. */
  private Optional<long[]> held(Place place, List<Object> values) {
    CType type = place.type();
    if (Types.isPointer(type)) {
      return longs(values);
    }
    if (FloatMath.isKnown(type)) {
      boolean numbers = values.stream().allMatch(v -> v instanceof Double d && !d.isNaN());
      return numbers
          ? Optional.of(values.stream().mapToLong(v -> FloatMath.bits((Double) v)).toArray())
          : Optional.empty();
    }
    return IntShape.held(place.lvalue(), layout).flatMap(shape -> longs(values));
  }

  private static Optional<long[]> longs(List<Object> values) {
    return values.stream().allMatch(v -> v instanceof Long)
        ? Optional.of(values.stream().mapToLong(v -> (Long) v).toArray())
        : Optional.empty();
  }

  private List<Table.Ends> ends() {
    List<Table.Ends> ends = new ArrayList<>();
    for (Point.Column column : point.columns()) {
      if (column.first() instanceof Long first && column.last() instanceof Long last) {
        IntShape.held(column.place().lvalue(), layout)
            .filter(_ -> !first.equals(last))
            .map(shape -> new Table.Ends(column.place(), shape.exact(first), shape.exact(last)))
            .ifPresent(ends::add);
      }
    }
    return ends;
  }

  private List<Table.Bounds> bounds() {
    List<Table.Bounds> bounds = new ArrayList<>();
    for (Point.Column column : point.columns()) {
      if (IntShape.held(column.place().lvalue(), layout).isPresent()) {
        bounds.add(new Table.Bounds(column.place(), column.range()));
      }
    }
    return bounds;
  }
}
