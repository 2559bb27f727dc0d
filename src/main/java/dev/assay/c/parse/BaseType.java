package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import java.util.Optional;

/** Adds up type specifiers in any order and tells what type they mean (6.7.2). */
final class BaseType {
  private TokenKind word;
  private CType other;
  private int longs;
  private boolean isShort;
  private boolean signed;
  private boolean unsigned;
  private boolean complex;
  private int bitWidth;

  boolean isEmpty() {
    return word == null
        && other == null
        && longs == 0
        && !isShort
        && !signed
        && !unsigned
        && !complex;
  }

  /** Whether a typedef name may still be part of the specifiers. */
  boolean allowsTypeName() {
    return isEmpty();
  }

  /** Takes one more specifier; false if it can't stand beside the others. */
  boolean add(TokenKind kind) {
    if (other != null) {
      return false;
    }
    return switch (kind) {
      case LONG -> {
        longs++;
        yield longs <= 2 && !isShort;
      }
      case SHORT -> {
        boolean allowed = !isShort && longs == 0;
        isShort = true;
        yield allowed;
      }
      case SIGNED -> {
        boolean allowed = !signed && !unsigned;
        signed = true;
        yield allowed;
      }
      case UNSIGNED -> {
        boolean allowed = !signed && !unsigned;
        unsigned = true;
        yield allowed;
      }
      case COMPLEX -> {
        boolean allowed = !complex;
        complex = true;
        yield allowed;
      }
      default -> addWord(kind);
    };
  }

  private boolean addWord(TokenKind kind) {
    if (word != null) {
      return false;
    }
    word = kind;
    return true;
  }

  /** Takes a typedef name, tag or typeof; false if it can't stand beside the others. */
  boolean add(CType type) {
    boolean allowed = isEmpty();
    other = type;
    return allowed;
  }

  boolean addBitInt(int width) {
    bitWidth = width;
    return addWord(TokenKind.BITINT);
  }

  /** The type that the specifiers mean; empty where they contradict each other. */
  Optional<CType> resolve() {
    if (other != null) {
      return Optional.of(other);
    }
    Optional<CType> type = real();
    return complex ? type.map(CType.Complex::new) : type;
  }

  private Optional<CType> real() {
    if (word == null) {
      boolean onlyComplex = complex && longs == 0 && !isShort && !signed && !unsigned;
      return onlyComplex ? Optional.of(CType.DOUBLE) : integer(IntKind.INT);
    }
    boolean sized = longs > 0 || isShort;
    boolean modified = sized || signed || unsigned;
    return switch (word) {
      case INT -> integer(IntKind.INT);
      case CHAR -> sized ? Optional.empty() : Optional.of(new CType.Int(character()));
      case INT128 ->
          sized
              ? Optional.empty()
              : Optional.of(new CType.Int(unsigned ? IntKind.UINT128 : IntKind.INT128));
      case BITINT -> sized ? Optional.empty() : Optional.of(new CType.BitInt(bitWidth, !unsigned));
      case DOUBLE ->
          longs == 1 && !signed && !unsigned
              ? floating(FloatKind.LONG_DOUBLE, false)
              : floating(FloatKind.DOUBLE, modified);
      case FLOAT -> floating(FloatKind.FLOAT, modified);
      case FLOAT16 -> floating(FloatKind.FLOAT16, modified);
      case FLOAT32 -> floating(FloatKind.FLOAT32, modified);
      case FLOAT64 -> floating(FloatKind.FLOAT64, modified);
      case FLOAT32X -> floating(FloatKind.FLOAT32X, modified);
      case FLOAT64X -> floating(FloatKind.FLOAT64X, modified);
      case FLOAT128 -> floating(FloatKind.FLOAT128, modified);
      case BF16 -> floating(FloatKind.BF16, modified);
      case VOID -> modified || complex ? Optional.empty() : Optional.of(CType.VOID);
      case BOOL -> modified || complex ? Optional.empty() : Optional.of(CType.BOOL);
      default -> Optional.empty();
    };
  }

  private static Optional<CType> floating(FloatKind kind, boolean modified) {
    return modified ? Optional.empty() : Optional.of(new CType.Floating(kind));
  }

  private IntKind character() {
    return signed ? IntKind.SCHAR : unsigned ? IntKind.UCHAR : IntKind.CHAR;
  }

  private Optional<CType> integer(IntKind plain) {
    IntKind kind =
        isShort ? IntKind.SHORT : longs == 1 ? IntKind.LONG : longs == 2 ? IntKind.LLONG : plain;
    IntKind chosen = unsigned ? kind.toUnsigned() : kind;
    return Optional.of(chosen == IntKind.INT ? CType.INT : new CType.Int(chosen));
  }
}
