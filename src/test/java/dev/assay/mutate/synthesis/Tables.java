package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.TypeTable;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Points and tables made by hand. */
final class Tables {
  static final Typing TYPING =
      new Typing(DataModel.LP64, Standard.DEFAULT, TypeTable.EMPTY, _ -> {});

  private Tables() {}

  static Place place(String name, CType type) {
    return new Place(new Expr.Name(name, type, Span.NONE), type, true);
  }

  /** A column of a point whose values are all known. */
  static Point.Column column(Place place, Object... values) {
    return new Point.Column(
        place,
        Optional.of(Arrays.stream(values).distinct().toList()),
        values[0],
        values[values.length - 1],
        range(values));
  }

  private static Point.Range range(Object... values) {
    long[] longs = Arrays.stream(values).mapToLong(v -> v instanceof Long l ? l : 0).toArray();
    return new Point.Range(
        BigInteger.valueOf(Arrays.stream(longs).min().orElseThrow()),
        BigInteger.valueOf(Arrays.stream(longs).max().orElseThrow()));
  }

  /** The columns with their values row by row. */
  static Point together(List<Point.Column> columns, Object[]... values) {
    List<List<Object>> rows = new ArrayList<>();
    for (int row = 0; row < values[0].length; row++) {
      int at = row;
      rows.add(IntStream.range(0, values.length).mapToObj(i -> values[i][at]).toList());
    }
    return new Point(rows.size(), columns, Optional.of(rows));
  }
}
