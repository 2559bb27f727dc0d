package dev.assay.mutate.profile;

import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects what is seen of one place at a statement. */
final class Observed {
  private static final int MOST_VALUES = 64;
  private static final BigInteger ALL_BITS = BigInteger.TWO.pow(64);

  private final Place place;
  private final boolean isInteger;
  private final boolean isSigned;

  /** Null once there are too many. */
  private Set<Object> values = new LinkedHashSet<>();

  private Object first;
  private Object last;

  /** The least and the greatest so far, of their sort: {@link Long} or {@link BigInteger}. */
  private Object least;

  private Object greatest;
  private boolean failed;

  Observed(Place place, Layout layout) {
    this.place = place;
    this.isInteger = Types.isInteger(place.type());
    this.isSigned = isInteger && layout.isSigned(place.type());
  }

  /** Notes a value, or that there is none; tells whether it is another one than before. */
  boolean see(Object value) {
    if (failed || value == last && value != null) {
      return false;
    }
    if (value == null) {
      failed = true;
      return true;
    }
    if (value.equals(last)) {
      return false;
    }
    if (last == null) {
      first = value;
      least = value;
      greatest = value;
    } else if (isInteger) {
      least = compare(value, least) < 0 ? value : least;
      greatest = compare(value, greatest) > 0 ? value : greatest;
    }
    last = value;
    if (values != null && values.add(value) && values.size() > MOST_VALUES) {
      values = null;
    }
    return true;
  }

  private int compare(Object a, Object b) {
    return a instanceof Long x && b instanceof Long y
        ? isSigned ? Long.compare(x, y) : Long.compareUnsigned(x, y)
        : number(a).compareTo(number(b));
  }

  private BigInteger number(Object value) {
    return switch (value) {
      case BigInteger big -> big;
      case Long bits -> {
        BigInteger signed = BigInteger.valueOf(bits);
        yield isSigned || bits >= 0 ? signed : signed.add(ALL_BITS);
      }
      default -> BigInteger.ZERO;
    };
  }

  /** Whether it could be read each time. */
  boolean isComplete() {
    return !failed && last != null;
  }

  Point.Column column() {
    Point.Range range =
        isInteger
            ? new Point.Range(number(least), number(greatest))
            : new Point.Range(BigInteger.ZERO, BigInteger.ZERO);
    return new Point.Column(
        place, Optional.ofNullable(values).map(List::copyOf), first, last, range);
  }
}
