package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.mutate.Facts;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An integer place of which it is known what it holds.
 *
 * @param values all that it holds, one time or another; none if these are too many
 * @param least no value is less
 * @param greatest no value is greater
 */
record Known(Place place, List<BigInteger> values, BigInteger least, BigInteger greatest) {
  private static final int WIDEST = 64;

  Known {
    values = List.copyOf(values);
  }

  /** The value, if there is only one. */
  Optional<BigInteger> only() {
    return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
  }

  /** What is known when the statement is about to be executed. */
  static List<Known> at(Spot spot, Facts facts, Rng rng) {
    Layout layout = facts.layout();
    var found = new ArrayList<Known>();
    if (facts.profile().isDead(spot.statement())) {
      // What is never evaluated may claim anything.
      for (Place place : facts.profile().scope(spot.statement())) {
        if (isUsable(place, spot, layout)) {
          BigInteger claim = layout.wrap(BigInteger.valueOf(rng.between(-99, 99)), place.type());
          found.add(new Known(place, List.of(claim), claim, claim));
        }
      }
      return found;
    }
    for (Point.Column column :
        facts.profile().at(spot.statement()).map(Point::columns).orElse(List.of())) {
      if (isUsable(column.place(), spot, layout)) {
        found.add(of(column, layout));
      }
    }
    return found;
  }

  /**
   * Those that hold all through the evaluation of the expressions, which are evaluated as soon as
   * the statement is reached.
   */
  static List<Known> during(List<Expr> exprs, Spot spot, Facts facts, Rng rng) {
    List<Known> all = at(spot, facts, rng);
    Footprint footprint = Footprint.of(exprs);
    if (all.isEmpty() || footprint.isPure()) {
      return all;
    }
    if (footprint.has(Footprint.Trait.STRANGE)) {
      return List.of();
    }
    Hidden hidden = Hidden.of(spot.function(), facts);
    return all.stream().filter(k -> k.staysThrough(footprint, hidden)).toList();
  }

  private boolean staysThrough(Footprint footprint, Predicate<String> hidden) {
    Optional<String> root = Footprint.root(place.lvalue());
    boolean byName =
        root.isPresent()
            && Names.used(place.lvalue()).size() == 1
            && !footprint.writes().contains(root.get());
    boolean others =
        footprint.has(Footprint.Trait.CALLS) || footprint.has(Footprint.Trait.WRITES_MEMORY);
    return byName && (!others || hidden.test(root.get()));
  }

  private static Known of(Point.Column column, Layout layout) {
    CType type = column.place().type();
    List<BigInteger> values =
        column.values().orElse(List.of()).stream()
            .map(value -> layout.wrap(exact(value), type))
            .toList();
    return new Known(column.place(), values, column.range().least(), column.range().greatest());
  }

  private static BigInteger exact(Object value) {
    return value instanceof BigInteger big ? big : BigInteger.valueOf(((Number) value).longValue());
  }

  private static boolean isUsable(Place place, Spot spot, Layout layout) {
    CType type = Types.unqualified(place.type());
    return (type instanceof CType.Int || type instanceof CType.Enum)
        && layout.width(type) <= WIDEST
        && !Types.qualifiers(place.lvalue().type()).isVolatile()
        && !Types.qualifiers(place.lvalue().type()).isAtomic()
        && !Members.isBitField(place.lvalue(), layout)
        && !isShadowed(place, spot.statement());
  }

  /** A variable is in scope in its own initialiser already. */
  private static boolean isShadowed(Place place, Stmt stmt) {
    return stmt instanceof Stmt.Declare(Decl.Variable v) && Names.uses(place.lvalue(), v.name());
  }
}
