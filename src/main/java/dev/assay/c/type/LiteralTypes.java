package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Standard;
import java.math.BigInteger;
import java.util.List;

/** The types of integer constants (6.4.4.1). */
final class LiteralTypes {
  /** One list for all: each constant of a program asks. */
  private static final List<IntKind> KINDS = List.of(IntKind.values());

  private final DataModel model;
  private final Standard standard;

  LiteralTypes(TypingContext context) {
    this.model = context.layout().model();
    this.standard = context.standard();
  }

  /** The first type of the list of 6.4.4.1 that holds the value; {@code longs} counts the ells. */
  CType integer(BigInteger value, boolean decimal, boolean unsigned, int longs) {
    boolean old = !standard.atLeast(Standard.Version.C99) && longs < 2;
    int first =
        longs == 0 ? IntKind.INT.rank() : longs == 1 ? IntKind.LONG.rank() : IntKind.LLONG.rank();
    for (IntKind kind : KINDS) {
      boolean listed =
          kind.rank() >= first
              && kind.rank() <= IntKind.LLONG.rank()
              && mayBe(kind, decimal, unsigned, old);
      if (listed && holds(kind, value)) {
        return new CType.Int(kind);
      }
    }
    // GNU: what no listed type holds is a 128-bit integer, or the largest unsigned one.
    return new CType.Int(
        !unsigned && decimal && model.longSize() == 8 && value.bitLength() > 64
            ? IntKind.INT128
            : IntKind.ULLONG);
  }

  /** In C89 a decimal constant may be unsigned long, and no type is longer than long. */
  private boolean mayBe(IntKind kind, boolean decimal, boolean unsigned, boolean old) {
    boolean signed = kind.isSigned(model);
    if (unsigned) {
      return !signed;
    }
    return signed || !decimal || old && kind == IntKind.ULONG;
  }

  private boolean holds(IntKind kind, BigInteger value) {
    int bits = 8 * model.sizeOf(kind) - (kind.isSigned(model) ? 1 : 0);
    return value.bitLength() <= bits;
  }
}
