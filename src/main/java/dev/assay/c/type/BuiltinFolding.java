package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.math.BigInteger;
import java.util.List;

/** Folds calls of builtins that compilers evaluate in constant expressions. */
final class BuiltinFolding {
  private BuiltinFolding() {}

  /** {@code __builtin_constant_p} and {@code __builtin_classify_type}; null for others. */
  static Constant query(Expr.BuiltinCall call, Folding folding) {
    if (call.arguments().isEmpty()) {
      return null;
    }
    Expr argument = call.arguments().getFirst();
    return switch (call.name()) {
      case "__builtin_constant_p" ->
          Folding.truth(isString(argument) || folding.fold(argument) != null);
      case "__builtin_classify_type" -> Folding.integer(typeClass(argument.type()));
      default -> null;
    };
  }

  private static boolean isString(Expr expr) {
    return literal(expr) != null;
  }

  /** The string literal that a pointer points to the start of; null where there is none. */
  private static Expr.StringLiteral literal(Expr pointer) {
    Expr at = pointer;
    while (at instanceof Expr.Implicit i) {
      at = i.operand();
    }
    return at instanceof Expr.StringLiteral s ? s : null;
  }

  /** The numbers of gcc's {@code typeclass.h}; enums and bool count as integers in C. */
  private static int typeClass(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Void _ -> 0;
      case CType.Int _, CType.BitInt _, CType.Enum _ -> 1;
      case CType.Pointer _, CType.NullPointer _, CType.Array _, CType.Function _ -> 5;
      case CType.Floating _ -> 8;
      case CType.Complex _ -> 9;
      case CType.Record r -> r.tag().kind() == dev.assay.c.Tag.Kind.UNION ? 13 : 12;
      case CType.Vector _ -> 19;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ -> -1;
    };
  }

  static Constant call(Expr.Call call, Folding folding, Layout layout) {
    if (!(call.function() instanceof Expr.Implicit i && i.operand() instanceof Expr.Name name)
        || !name.name().startsWith("__builtin_")) {
      return null;
    }
    return fold(name.name().substring("__builtin_".length()), call.arguments(), folding, layout);
  }

  private static Constant fold(String name, List<Expr> arguments, Folding folding, Layout layout) {
    if (arguments.isEmpty()) {
      return FloatBuiltins.fold(name);
    }
    Expr argument = arguments.getFirst();
    if (name.equals("strlen")) {
      return length(argument);
    }
    Constant value = folding.fold(argument);
    if (name.equals("nan") || name.equals("nanf")) {
      return isString(argument) ? new Constant.Real(Double.NaN) : null;
    }
    if (name.startsWith("expect")) {
      return value;
    }
    return value instanceof Constant.Int i
        ? bits(name, i.value(), layout.width(argument.type()))
        : null;
  }

  private static Constant length(Expr argument) {
    Expr.StringLiteral literal = literal(argument);
    if (literal == null) {
      return null;
    }
    int end = literal.value().indexOf('\0');
    return Folding.integer(end < 0 ? literal.value().length() : end);
  }

  private static Constant bits(String name, BigInteger value, int width) {
    BigInteger bits = value.mod(BigInteger.ONE.shiftLeft(width));
    String operation = name.startsWith("bswap") ? name : name.replaceFirst("(l|ll|imax)$", "");
    return switch (operation) {
      case "popcount" -> Folding.integer(bits.bitCount());
      case "parity" -> Folding.integer(bits.bitCount() % 2);
      case "ffs" -> Folding.integer(bits.signum() == 0 ? 0 : bits.getLowestSetBit() + 1);
      case "ctz" -> bits.signum() == 0 ? null : Folding.integer(bits.getLowestSetBit());
      case "clz" -> bits.signum() == 0 ? null : Folding.integer(width - bits.bitLength());
      case "bswap16", "bswap32", "bswap64", "bswap128" -> new Constant.Int(swapped(bits, width));
      default -> null;
    };
  }

  private static BigInteger swapped(BigInteger bits, int width) {
    BigInteger result = BigInteger.ZERO;
    for (int at = 0; at < width; at += 8) {
      BigInteger octet = bits.shiftRight(at).and(BigInteger.valueOf(255));
      result = result.or(octet.shiftLeft(width - 8 - at));
    }
    return result;
  }
}
