package dev.assay.mutate.synthesis;

import dev.assay.c.Expr;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is known at a point: places and rows of values that they may have together, and the range of
 * some places.
 *
 * <p>The rows are all combinations that occur, perhaps with others that do not: what holds in every
 * row holds whenever the point is reached. There is at least one row. Values are those of {@link
 * Evaluator}.
 */
public final class Table {
  private final Typing typing;
  private final int rows;
  private final List<Place> places;
  private final Map<Expr, long[]> columns;
  private final List<Bounds> bounds;
  private final List<Ends> ends;
  private final Set<Expr> changed;
  private final Set<Expr> own;

  private Table(
      Typing typing,
      int rows,
      List<Place> places,
      Map<Expr, long[]> columns,
      List<Bounds> bounds,
      List<Ends> ends,
      Set<Expr> changed,
      Set<Expr> own) {
    this.typing = typing;
    this.rows = rows;
    this.places = List.copyOf(places);
    this.columns = Map.copyOf(columns);
    this.bounds = List.copyOf(bounds);
    this.ends = List.copyOf(ends);
    this.changed = Set.copyOf(changed);
    this.own = Set.copyOf(own);
  }

  /** The least and the greatest value of an integer place, as its type has them. */
  public record Bounds(Place place, Point.Range range) {}

  /** What an integer place held when the point was reached first, and last, as its type has it. */
  public record Ends(Place place, BigInteger first, BigInteger last) {}

  /**
   * What a profile knows of a point.
   *
   * @param rng draws the columns where not all can be had together
   */
  public static Table of(Point point, Typing typing, Rng rng) {
    return new TableBuilder(point, typing, rng).table();
  }

  /** A table of one row: each of the places holds the one integer. */
  public static Table settled(Map<Place, BigInteger> values, Typing typing) {
    Map<Place, long[]> columns = new LinkedHashMap<>();
    values.forEach((place, value) -> columns.put(place, new long[] {value.longValue()}));
    return of(typing, 1, columns, List.of(), List.of());
  }

  /** A table of the given columns, each with a value for every row. */
  static Table of(
      Typing typing, int rows, Map<Place, long[]> columns, List<Bounds> bounds, List<Ends> ends) {
    Map<Expr, long[]> byLvalue = new HashMap<>();
    columns.forEach((place, values) -> byLvalue.put(place.lvalue(), values));
    List<Place> places = List.copyOf(columns.keySet());
    return new Table(typing, rows, places, byLvalue, bounds, ends, Set.of(), Set.of());
  }

  public Layout layout() {
    return typing.layout();
  }

  public int rows() {
    return rows;
  }

  /** The places whose values are known row by row. */
  public List<Place> places() {
    return places;
  }

  /** The places of which a range is known, not all of them among {@link #places}. */
  public List<Bounds> bounds() {
    return bounds;
  }

  /** The places of which it is known what they held at the first and the last visit. */
  List<Ends> ends() {
    return ends;
  }

  /** The rows in which the condition is true; empty if there are none, or if that is not known. */
  public Optional<Table> where(Expr condition) {
    Optional<long[]> truths = new Evaluator(this).values(condition);
    int[] kept =
        truths
            .map(t -> IntStream.range(0, rows).filter(row -> t[row] != 0).toArray())
            .orElse(new int[0]);
    if (kept.length == 0) {
      return Optional.empty();
    }
    Map<Expr, long[]> some = new HashMap<>();
    columns.forEach((lvalue, values) ->
        some.put(lvalue, IntStream.of(kept).mapToLong(row -> values[row]).toArray()));
    return Optional.of(new Table(typing, kept.length, places, some, bounds, ends, changed, own));
  }

  /** Whether the place was assigned to, or added, since the point was reached. */
  public boolean isChanged(Place place) {
    return changed.contains(place.lvalue());
  }

  /** The values of an lvalue in all rows; not to be written to. */
  Optional<long[]> column(Expr lvalue) {
    return Optional.ofNullable(columns.get(lvalue));
  }

  long[] column(Place place) {
    return columns.get(place.lvalue());
  }

  /** How many different values the place has. */
  int variety(Place place) {
    return (int) Arrays.stream(column(place)).distinct().limit(100).count();
  }

  /**
   * What is known after the value was assigned to the place; empty if that is not known to be
   * defined. A pointer may point to the place: what is reached through pointers is forgotten.
   */
  public Optional<Table> with(Place place, Expr value) {
    return stored(place, value).map(values -> without(place).plus(place, values));
  }

  /** What is known after a new variable, to which nothing points, was initialised. */
  public Optional<Table> withNew(Place variable, Expr value) {
    return stored(variable, value)
        .map(values -> {
          Set<Expr> mine = new HashSet<>(own);
          mine.add(variable.lvalue());
          return new Table(typing, rows, places, columns, bounds, ends, changed, mine)
              .plus(variable, values);
        });
  }

  /** What is known after something that is not known was assigned to the place. */
  public Table without(Place place) {
    Expr target = place.lvalue();
    boolean unaddressed = own.contains(target);
    List<Place> kept = new ArrayList<>();
    Map<Expr, long[]> values = new HashMap<>();
    for (Place other : places) {
      if (!isHit(other, target, unaddressed)) {
        kept.add(other);
        values.put(other.lvalue(), column(other));
      }
    }
    List<Bounds> ranges =
        bounds.stream().filter(b -> !isHit(b.place(), target, unaddressed)).toList();
    return new Table(typing, rows, kept, values, ranges, ends, changed, own);
  }

  private boolean isHit(Place other, Expr target, boolean unaddressed) {
    return unaddressed || own.contains(other.lvalue())
        ? other.lvalue().equals(target)
        : Overlap.isPossible(other.lvalue(), target);
  }

  private Table plus(Place place, long[] values) {
    List<Place> more = new ArrayList<>(places);
    more.add(place);
    Map<Expr, long[]> known = new HashMap<>(columns);
    known.put(place.lvalue(), values);
    Set<Expr> touched = new HashSet<>(changed);
    touched.add(place.lvalue());
    return new Table(typing, rows, more, known, bounds, ends, touched, own);
  }

  private Optional<long[]> stored(Place place, Expr value) {
    Expr converted = typing.convertForAssignment(value, place.type(), Typing.Purpose.ASSIGNMENT);
    return new Evaluator(this)
        .values(converted)
        .map(values ->
            IntShape.held(place.lvalue(), layout())
                .map(shape -> Arrays.stream(values).map(shape::wrap).toArray())
                .orElse(values));
  }
}
