package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;

/** The integer promotions and the usual arithmetic conversions, on types alone (6.3.1). */
final class ArithmeticTypes {
  private ArithmeticTypes() {}

  /** Bit-precise types are not promoted; an enum becomes its underlying type, promoted. */
  static CType promoted(CType type, Layout layout) {
    CType t = layout.integer(type);
    if (!(t instanceof CType.Int i) || i.kind().rank() >= IntKind.INT.rank()) {
      return t;
    }
    // A short as wide as an int does not occur in the models, so int holds every smaller type.
    return CType.INT;
  }

  /** The type of an argument that meets no parameter type (6.5.2.2). */
  static CType argumentPromoted(CType type, Layout layout) {
    CType t = Types.unqualified(type);
    if (Types.isInteger(t)) {
      return promoted(t, layout);
    }
    return t instanceof CType.Floating f && f.kind() == FloatKind.FLOAT ? CType.DOUBLE : t;
  }

  static CType usual(CType first, CType second, Layout layout) {
    CType a = Types.unqualified(first);
    CType b = Types.unqualified(second);
    if (a instanceof CType.Complex || b instanceof CType.Complex) {
      return new CType.Complex(real(realPart(a, layout), realPart(b, layout), layout));
    }
    return real(promoted(a, layout), promoted(b, layout), layout);
  }

  private static CType real(CType a, CType b, Layout layout) {
    return a instanceof CType.Floating || b instanceof CType.Floating
        ? floating(a, b)
        : integers(a, b, layout);
  }

  /** The elements of GNU's complex integers are not promoted. */
  private static CType realPart(CType type, Layout layout) {
    return type instanceof CType.Complex c
        ? Types.unqualified(c.element())
        : promoted(type, layout);
  }

  private static CType floating(CType a, CType b) {
    if (!(a instanceof CType.Floating x)) {
      return b;
    }
    return b instanceof CType.Floating y && y.kind().rank() > x.kind().rank() ? b : a;
  }

  /** The common type of two promoted integer types. */
  static CType integers(CType a, CType b, Layout layout) {
    if (a.equals(b)) {
      return a;
    }
    boolean signedA = layout.isSigned(a);
    boolean signedB = layout.isSigned(b);
    int order = compareRank(a, b, layout);
    if (signedA == signedB) {
      return order >= 0 ? a : b;
    }
    CType unsigned = signedA ? b : a;
    CType signed = signedA ? a : b;
    if ((signedA ? -order : order) >= 0) {
      return unsigned;
    }
    return layout.width(signed) > layout.width(unsigned) ? signed : toUnsigned(signed);
  }

  /** Between a standard and a bit-precise type the wider has the higher rank, else the standard. */
  private static int compareRank(CType a, CType b, Layout layout) {
    if (a instanceof CType.Int x && b instanceof CType.Int y) {
      return Integer.compare(x.kind().rank(), y.kind().rank());
    }
    int byWidth = Integer.compare(layout.width(a), layout.width(b));
    return byWidth != 0 ? byWidth : Boolean.compare(a instanceof CType.Int, b instanceof CType.Int);
  }

  static CType toUnsigned(CType type) {
    if (type instanceof CType.BitInt b) {
      return new CType.BitInt(b.width(), false);
    }
    return type instanceof CType.Int i ? new CType.Int(i.kind().toUnsigned()) : type;
  }

  static CType toSigned(CType type) {
    if (type instanceof CType.BitInt b) {
      return new CType.BitInt(b.width(), true);
    }
    return type instanceof CType.Int i ? new CType.Int(i.kind().toSigned()) : type;
  }
}
