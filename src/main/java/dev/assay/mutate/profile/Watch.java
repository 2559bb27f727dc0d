package dev.assay.mutate.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Collects what is seen at one statement during a run. */
final class Watch {
  private static final int MOST_VISITS = 20_000;
  private static final int MOST_ROWS = 256;

  private final Observed[] columns;

  /** Null once there are too many. */
  private Set<List<Object>> rows = new LinkedHashSet<>();

  private long visits;

  /** {@code column} makes what collects the values of a place. */
  Watch(List<Place> places, Function<Place, Observed> column) {
    this.columns = places.stream().map(column).toArray(Observed[]::new);
  }

  /** Of a statement that is known to be visited too often. */
  static Watch over() {
    var watch = new Watch(List.of(), _ -> null);
    watch.visits = MOST_VISITS + 1L;
    return watch;
  }

  /** Whether there were more visits than are told. */
  boolean isOver() {
    return visits > MOST_VISITS;
  }

  /** Notes the values of one visit; tells whether more are wanted. */
  boolean see(Object[] values) {
    visits++;
    if (isOver()) {
      return false;
    }
    boolean changed = visits == 1;
    for (int i = 0; i < columns.length; i++) {
      changed |= columns[i].see(values[i]);
    }
    if (changed && rows != null) {
      rows.add(Arrays.asList(values.clone()));
      if (rows.size() > MOST_ROWS) {
        rows = null;
      }
    }
    return true;
  }

  /** What was seen; {@code entries} is how often the statement was entered in all. */
  Point point(long entries) {
    if (isOver()) {
      return new Point(entries, List.of(), Optional.empty());
    }
    if (columns.length == 0) {
      return new Point(entries, List.of(), Optional.of(List.of(List.of())));
    }
    int[] kept = IntStream.range(0, columns.length).filter(i -> columns[i].isComplete()).toArray();
    List<Point.Column> seen = new ArrayList<>();
    for (int i : kept) {
      seen.add(columns[i].column());
    }
    return new Point(entries, seen, Optional.ofNullable(rows).map(all -> projected(all, kept)));
  }

  /** Rows that differed in places that are left out may now be the same. */
  private static List<List<Object>> projected(Set<List<Object>> rows, int[] kept) {
    Set<List<Object>> projected = new LinkedHashSet<>();
    for (List<Object> row : rows) {
      projected.add(IntStream.of(kept).mapToObj(row::get).toList());
    }
    return List.copyOf(projected);
  }
}
