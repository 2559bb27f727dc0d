package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Chooses the types of enums and of their constants as gcc and clang do. */
public final class Enumerations {
  private static final List<IntKind> FULL =
      List.of(
          IntKind.UINT, IntKind.INT, IntKind.ULONG, IntKind.LONG, IntKind.ULLONG, IntKind.LLONG);
  private static final List<IntKind> SMALL =
      List.of(IntKind.UCHAR, IntKind.SCHAR, IntKind.USHORT, IntKind.SHORT);

  private Enumerations() {}

  /** The integer type that holds all values: {@code unsigned int} if it can, small if packed. */
  public static CType underlying(
      List<BigInteger> values, Optional<CType> fixed, boolean packed, DataModel model) {
    if (fixed.isPresent()) {
      return fixed.get();
    }
    boolean negative = values.stream().anyMatch(v -> v.signum() < 0);
    if (packed) {
      for (IntKind kind : SMALL) {
        if (kind.isSigned(model) == negative && holdsAll(kind, values, model)) {
          return new CType.Int(kind);
        }
      }
    }
    for (IntKind kind : FULL) {
      if (kind.isSigned(model) == negative && holdsAll(kind, values, model)) {
        return new CType.Int(kind);
      }
    }
    return new CType.Int(negative ? IntKind.LLONG : IntKind.ULLONG);
  }

  /**
   * The type of a constant: {@code int} where that holds its value, else the enum's integer type.
   */
  public static CType constantType(BigInteger value, Optional<CType> fixed, CType underlying) {
    if (fixed.isPresent()) {
      return fixed.get();
    }
    return value.bitLength() < 32 ? CType.INT : underlying;
  }

  private static boolean holdsAll(IntKind kind, List<BigInteger> values, DataModel model) {
    int bits = 8 * model.sizeOf(kind) - (kind.isSigned(model) ? 1 : 0);
    return values.stream().allMatch(v -> v.bitLength() <= bits);
  }
}
