package dev.assay.interpret.value;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.number.FloatFormat;

/** How the values of a C type are represented. */
public sealed interface Repr {
  /** An integer: a Long, extended by its sign, up to 64 bits; a BigInteger beyond. */
  record Bits(int width, boolean signed) implements Repr {
    public boolean isWide() {
      return width > 64;
    }
  }

  /** A Long of 0 or 1. */
  record Bool() implements Repr {}

  /** A Long that holds the address. */
  record Address() implements Repr {}

  /** A Double that a float can hold. */
  record Single() implements Repr {}

  record Double() implements Repr {}

  /** A SoftFloat. */
  record Soft(FloatFormat format) implements Repr {}

  /** A ComplexNumber, or a ComplexInteger where the parts are integers. */
  record Complex(Repr part) implements Repr {}

  /** A Blob whose lanes are laid out as in memory. */
  record Lanes(Repr lane, int laneSize, int count) implements Repr {}

  /** A Blob of a struct or union. */
  record Bytes(int size) implements Repr {}

  record Nothing() implements Repr {}

  /** Whether values are Longs. */
  default boolean isLong() {
    return switch (this) {
      case Bits b -> !b.isWide();
      case Bool _, Address _ -> true;
      case Single _, Double _, Soft _, Complex _, Lanes _, Bytes _, Nothing _ -> false;
    };
  }

  /** Whether values are Doubles. */
  default boolean isDouble() {
    return this instanceof Single || this instanceof Double;
  }

  /** Whether values are integers (bool and addresses too). */
  default boolean isIntegral() {
    return isLong() || this instanceof Bits;
  }

  static Repr of(CType type, Layout layout) {
    return switch (Types.unqualified(type)) {
      case CType.Int(var kind) when kind == IntKind.BOOL -> new Bool();
      case CType.Int i -> new Bits(layout.width(i), layout.isSigned(i));
      case CType.BitInt b -> new Bits(b.width(), b.signed());
      case CType.Enum e -> of(layout.underlying(e), layout);
      case CType.Floating f -> floating(FloatFormat.of(f.kind(), layout.model()));
      case CType.Complex c -> new Complex(of(c.element(), layout));
      case CType.Pointer _, CType.NullPointer _ -> new Address();
      case CType.Vector v ->
          new Lanes(of(v.element(), layout), (int) layout.sizeOf(v.element()).orElse(1), v.count());
      case CType.Record r -> new Bytes((int) layout.sizeOf(r).orElse(0));
      case CType.Void _ -> new Nothing();
      case CType.Array _, CType.Function _ -> new Address();
      case CType.Qualified q -> of(q.base(), layout);
      case CType.Typedef t -> of(t.actual(), layout);
      case CType.Typeof t -> of(t.actual(), layout);
      case CType.Attributed a -> of(a.base(), layout);
    };
  }

  private static Repr floating(FloatFormat format) {
    return switch (format) {
      case BINARY32 -> new Single();
      case BINARY64 -> new Double();
      case BINARY16, BFLOAT16, X87, BINARY128 -> new Soft(format);
    };
  }
}
