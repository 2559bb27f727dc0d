package dev.assay.mutate.profile;

import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes one profile of those of several runs of one program. */
public final class Merging {
  private static final int MOST_ROWS = 256;
  private static final int MOST_VALUES = 64;

  private Merging() {}

  /**
   * Of runs that differ in nothing but the order of evaluation: where both show the same, that. So
   * what is told of a statement does not depend on which others were looked at.
   */
  static Profile ofOrders(Profile one, Profile other) {
    return new Profile(
        one.execution(),
        united(one.entered(), other.entered(), unlessSame(Long::sum)),
        united(one.points(), other.points(), unlessSame(Merging::of)),
        one.scopes());
  }

  private static <T> BinaryOperator<T> unlessSame(BinaryOperator<T> merged) {
    return (one, other) -> one.equals(other) ? one : merged.apply(one, other);
  }

  /** What both runs showed; how it ended is that of the first. */
  public static Profile of(Profile one, Profile other) {
    return new Profile(
        one.execution(),
        united(one.entered(), other.entered(), Long::sum),
        united(one.points(), other.points(), Merging::of),
        one.scopes());
  }

  private static <T> Map<Stmt, T> united(
      Map<Stmt, T> one, Map<Stmt, T> other, BinaryOperator<T> merged) {
    Map<Stmt, T> all = new IdentityHashMap<>(one);
    other.forEach((stmt, value) -> all.merge(stmt, value, merged));
    return Collections.unmodifiableMap(all);
  }

  private static Point of(Point one, Point other) {
    Map<Place, Integer> places = places(other);
    var columns = new ArrayList<Point.Column>();
    var left = new ArrayList<Integer>();
    var right = new ArrayList<Integer>();
    for (int i = 0; i < one.columns().size(); i++) {
      Integer match = places.get(one.columns().get(i).place());
      if (match != null) {
        columns.add(of(one.columns().get(i), other.columns().get(match)));
        left.add(i);
        right.add(match);
      }
    }
    Optional<List<List<Object>>> rows =
        one.rows()
            .flatMap(some ->
                other
                    .rows()
                    .flatMap(
                        more -> bounded(projected(some, left), projected(more, right), MOST_ROWS)));
    return new Point(one.visits() + other.visits(), columns, rows);
  }

  private static Map<Place, Integer> places(Point point) {
    Map<Place, Integer> places = new HashMap<>();
    for (int i = 0; i < point.columns().size(); i++) {
      places.putIfAbsent(point.columns().get(i).place(), i);
    }
    return places;
  }

  private static List<List<Object>> projected(List<List<Object>> rows, List<Integer> kept) {
    Function<List<Object>, List<Object>> projection =
        row -> kept.stream().map(row::get).collect(Collectors.toUnmodifiableList());
    return rows.stream().map(projection).toList();
  }

  private static Point.Column of(Point.Column one, Point.Column other) {
    return new Point.Column(
        one.place(),
        one.values()
            .flatMap(some -> other.values().flatMap(more -> bounded(some, more, MOST_VALUES))),
        one.first(),
        other.last(),
        new Point.Range(
            one.range().least().min(other.range().least()),
            one.range().greatest().max(other.range().greatest())));
  }

  private static <T> Optional<List<T>> bounded(List<T> some, List<T> more, int most) {
    var all = new LinkedHashSet<>(some);
    all.addAll(more);
    return all.size() <= most ? Optional.of(List.copyOf(all)) : Optional.empty();
  }
}
