package dev.assay.interpret.library;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.library.FormatSpec.Length;

/** Which types conversion specifications stand for. */
final class FormatTypes {
  private FormatTypes() {}

  /** The signed integer type of a length modifier, before promotion. */
  static IntKind integer(Length length, DataModel model) {
    boolean longs = model.longSize() == 8;
    IntKind int64 = longs ? IntKind.LONG : IntKind.LLONG;
    return switch (length) {
      case NONE, W32, LONG_DOUBLE -> IntKind.INT;
      case HH, W8, WF8 -> IntKind.SCHAR;
      case H, W16 -> IntKind.SHORT;
      case L -> IntKind.LONG;
      case LL -> IntKind.LLONG;
      case J, W64, WF64 -> int64;
      case Z -> model.sizeKind().toSigned();
      case T -> model.ptrdiffKind();
      case WF16, WF32 -> longs ? IntKind.LONG : IntKind.INT;
    };
  }

  /** Whether the modifier may stand before an integer conversion. */
  static boolean fitsInteger(Length length) {
    return length != Length.LONG_DOUBLE;
  }

  /** Whether the modifier may stand before a floating conversion. */
  static boolean fitsFloating(Length length) {
    return length == Length.NONE || length == Length.L || length == Length.LONG_DOUBLE;
  }

  /** How well an argument fits a directive; {@code SAME_WIDTH} is wrong by the letter alone. */
  enum Fit {
    RIGHT,
    SAME_WIDTH,
    WRONG
  }

  /**
   * Whether an argument may be read as an integer of the kind: the same type after promotion, or
   * its signed or unsigned counterpart where both can represent the value (7.16.1.1p2).
   */
  static Fit integer(Argument argument, IntKind kind, boolean signed, Layout layout) {
    if (!Types.isInteger(argument.type()) || !(argument.value() instanceof Long value)) {
      return Fit.WRONG;
    }
    DataModel model = layout.model();
    int size = Math.max(4, model.sizeOf(kind));
    IntKind wanted = size > model.sizeOf(kind) ? IntKind.INT : kind;
    boolean wantedSigned = signed || size > model.sizeOf(kind);
    CType promoted = layout.integer(Types.promoted(argument.type(), layout));
    if (!(Types.unqualified(promoted) instanceof CType.Int(IntKind given))
        || model.sizeOf(given) != size) {
      return Fit.WRONG;
    }
    boolean right =
        given.toUnsigned() == wanted.toUnsigned()
            && (given.isSigned(model) == wantedSigned || Scalars.narrow(value, size, true) >= 0);
    return right ? Fit.RIGHT : Fit.SAME_WIDTH;
  }

  /** Whether an argument is a double, or a long double where the modifier says so. */
  static boolean isFloating(Argument argument, Length length) {
    FloatKind kind = length == Length.LONG_DOUBLE ? FloatKind.LONG_DOUBLE : FloatKind.DOUBLE;
    return Types.isFloating(argument.type(), kind);
  }

  /** Whether an argument is a pointer to characters, or to void. */
  static boolean isString(Argument argument) {
    return Types.isPointer(argument.type())
        && (Types.isVoidPointer(argument.type()) || isCharacter(Types.target(argument.type())));
  }

  private static boolean isCharacter(CType type) {
    return Types.unqualified(type) instanceof CType.Int(IntKind kind)
        && kind.toUnsigned() == IntKind.UCHAR;
  }

  /** Whether an argument is a pointer to an object (or null pointer constant of C23). */
  static boolean isObjectPointer(Argument argument) {
    return Types.isNullPointerType(argument.type())
        || (Types.isPointer(argument.type()) && !Types.isFunctionPointer(argument.type()));
  }

  /** Whether an argument points to an integer that a directive may store. */
  static Fit pointed(Argument argument, IntKind kind, boolean signed, Layout layout) {
    if (!Types.isPointer(argument.type())
        || !Types.isInteger(Types.target(argument.type()))
        || !(layout.integer(Types.target(argument.type())) instanceof CType.Int(IntKind given))
        || given == IntKind.BOOL
        || layout.model().sizeOf(given) != layout.model().sizeOf(kind)) {
      return Fit.WRONG;
    }
    boolean right =
        given.toUnsigned() == kind.toUnsigned() && given.isSigned(layout.model()) == signed;
    return right ? Fit.RIGHT : Fit.SAME_WIDTH;
  }

  /** Whether an argument points to an integer of the kind, in its signed or unsigned variant. */
  static boolean pointsToInteger(Argument argument, IntKind kind, Layout layout) {
    return Types.isPointer(argument.type())
        && Types.isInteger(Types.target(argument.type()))
        && Types.unqualified(layout.integer(Types.unqualified(Types.target(argument.type()))))
            instanceof CType.Int(IntKind given)
        && given.toUnsigned() == kind.toUnsigned();
  }

  /** Whether an argument points to a floating object of the kind. */
  static boolean pointsToFloating(Argument argument, FloatKind kind) {
    return Types.isPointer(argument.type())
        && Types.isFloating(Types.target(argument.type()), kind);
  }
}
