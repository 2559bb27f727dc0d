package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Draws the places and constants that expressions start from. */
final class Leaves {
  private static final List<IntKind> WRITTEN =
      List.of(
          IntKind.INT,
          IntKind.INT,
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULONG,
          IntKind.LLONG,
          IntKind.ULLONG);

  private final Table table;
  private final Typing typing;
  private final Rng rng;
  private final List<Place> integers;
  private final Map<Place, Integer> weights = new IdentityHashMap<>();

  Leaves(Table table, Typing typing, Rng rng) {
    this.table = table;
    this.typing = typing;
    this.rng = rng;
    this.integers = where(p -> Types.isInteger(p.type()));
  }

  private List<Place> where(Predicate<Place> condition) {
    return table.places().stream().filter(condition).toList();
  }

  List<Place> pointers() {
    return where(p -> Types.isPointer(p.type()));
  }

  List<Place> floats() {
    return where(p -> FloatMath.isKnown(p.type()));
  }

  /** An integer place: rather one with few values, or one that was just changed. */
  Optional<Place> integer() {
    return integers.isEmpty() ? Optional.empty() : Optional.of(rng.pick(integers, this::weight));
  }

  /** An integer place other than the given one, where there is one. */
  Optional<Place> integerBeside(Place other) {
    List<Place> others = integers.stream().filter(p -> !p.equals(other)).toList();
    return others.isEmpty() ? Optional.empty() : Optional.of(rng.pick(others, this::weight));
  }

  private int weight(Place place) {
    return weights.computeIfAbsent(place, this::weighed);
  }

  private int weighed(Place place) {
    int variety = table.variety(place);
    int few = variety <= 4 ? 6 : variety <= 16 ? 4 : 2;
    return table.isChanged(place) ? 3 * few : few;
  }

  Expr read(Place place) {
    return typing.rvalue(place.lvalue());
  }

  /** A constant: small, a power of two or next to one, or any. */
  Expr constant() {
    CType type = new CType.Int(rng.pick(WRITTEN));
    Layout layout = table.layout();
    IntShape shape = IntShape.of(type, layout).orElseThrow();
    long value =
        switch (rng.nextInt(5)) {
          case 0, 1 -> rng.between(-3, 17);
          case 2 -> (1L << rng.nextInt(shape.width())) - rng.nextInt(2);
          case 3 -> rng.nextInt(0x10000);
          default -> rng.nextLong();
        };
    BigInteger exact = shape.exact(shape.wrap(value));
    return Literals.integer(exact, type);
  }

  /** An integer type to convert to. */
  CType type() {
    return new CType.Int(
        rng.pick(
            List.of(
                IntKind.SCHAR,
                IntKind.UCHAR,
                IntKind.SHORT,
                IntKind.USHORT,
                IntKind.INT,
                IntKind.UINT,
                IntKind.LONG,
                IntKind.ULONG,
                IntKind.LLONG,
                IntKind.ULLONG,
                IntKind.BOOL)));
  }
}
