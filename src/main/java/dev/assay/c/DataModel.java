package dev.assay.c;

import java.util.Optional;

/**
 * The implementation-defined sizes and choices of a target, by the SysV ABI where not said
 * otherwise.
 *
 * <p>{@code wideAlign} is the alignment of 8-byte scalars inside structs (4 on 32-bit x86); {@code
 * longDoubleSize} is the size in memory of an x87 {@code long double} (12 or 16), or 8 where it is
 * a {@code double}; {@code alignsUnnamedBitFields} tells whether bit-fields without a name count
 * towards a struct's alignment, as on ARM; {@code fieldsKeepWidth} whether the value of a bit-field
 * has the type of its width wherever it goes, as gcc has it, and not the declared type, as clang
 * has it (6.7.2.1p5 leaves it open).
 */
public record DataModel(
    String name,
    int longSize,
    int pointerSize,
    int wideAlign,
    int longDoubleSize,
    int longDoubleAlign,
    boolean charIsSigned,
    boolean bigEndian,
    IntKind wcharKind,
    boolean alignsUnnamedBitFields,
    boolean fieldsKeepWidth) {
  public static final DataModel LP64 =
      new DataModel("lp64", 8, 8, 8, 16, 16, true, false, IntKind.INT, false, false);
  public static final DataModel ILP32 =
      new DataModel("ilp32", 4, 4, 4, 12, 4, true, false, IntKind.LONG, false, false);
  public static final DataModel LLP64 =
      new DataModel("llp64", 4, 8, 8, 16, 16, true, false, IntKind.USHORT, false, false);

  public static Optional<DataModel> byName(String name) {
    return switch (name) {
      case "lp64" -> Optional.of(LP64);
      case "ilp32" -> Optional.of(ILP32);
      case "llp64" -> Optional.of(LLP64);
      default -> Optional.empty();
    };
  }

  public DataModel withUnsignedChar() {
    return withChar(false);
  }

  public DataModel withSignedChar() {
    return withChar(true);
  }

  private DataModel withChar(boolean signed) {
    return new DataModel(
        name,
        longSize,
        pointerSize,
        wideAlign,
        longDoubleSize,
        longDoubleAlign,
        signed,
        bigEndian,
        wcharKind,
        alignsUnnamedBitFields,
        fieldsKeepWidth);
  }

  public DataModel withBigEndian() {
    return new DataModel(
        name,
        longSize,
        pointerSize,
        wideAlign,
        longDoubleSize,
        longDoubleAlign,
        charIsSigned,
        true,
        wcharKind,
        alignsUnnamedBitFields,
        fieldsKeepWidth);
  }

  public DataModel withFieldsThatKeepWidth() {
    return new DataModel(
        name,
        longSize,
        pointerSize,
        wideAlign,
        longDoubleSize,
        longDoubleAlign,
        charIsSigned,
        bigEndian,
        wcharKind,
        alignsUnnamedBitFields,
        true);
  }

  public int sizeOf(IntKind kind) {
    return switch (kind) {
      case BOOL, CHAR, SCHAR, UCHAR -> 1;
      case SHORT, USHORT -> 2;
      case INT, UINT -> 4;
      case LONG, ULONG -> longSize;
      case LLONG, ULLONG -> 8;
      case INT128, UINT128 -> 16;
    };
  }

  public int sizeOf(FloatKind kind) {
    return switch (kind) {
      case FLOAT16, BF16 -> 2;
      case FLOAT, FLOAT32 -> 4;
      case DOUBLE, FLOAT64, FLOAT32X -> 8;
      case LONG_DOUBLE, FLOAT64X -> longDoubleSize;
      case FLOAT128 -> 16;
    };
  }

  /** Alignment of a scalar of the size, as a member of a struct. */
  public int alignOfScalar(int size) {
    return size == 8 ? wideAlign : Math.min(size, maxAlign());
  }

  /** The largest alignment a plain {@code __attribute__((aligned))} asks for. */
  public int maxAlign() {
    // 8 on 32-bit ARM and on s390x, the targets where a long double is aligned so.
    return longDoubleAlign == 8 ? 8 : 16;
  }

  /** The type of {@code sizeof}. */
  public IntKind sizeKind() {
    return pointerSize == longSize
        ? (pointerSize == 4 ? IntKind.UINT : IntKind.ULONG)
        : IntKind.ULLONG;
  }

  /** The type of a difference of pointers. */
  public IntKind ptrdiffKind() {
    return sizeKind().toSigned();
  }
}
