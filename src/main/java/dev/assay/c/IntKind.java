package dev.assay.c;

/** The standard integer types and GNU's 128-bit ones, in order of rank. */
public enum IntKind {
  BOOL("_Bool", 0, false),
  CHAR("char", 1, false),
  SCHAR("signed char", 1, true),
  UCHAR("unsigned char", 1, false),
  SHORT("short", 2, true),
  USHORT("unsigned short", 2, false),
  INT("int", 3, true),
  UINT("unsigned int", 3, false),
  LONG("long", 4, true),
  ULONG("unsigned long", 4, false),
  LLONG("long long", 5, true),
  ULLONG("unsigned long long", 5, false),
  INT128("__int128", 6, true),
  UINT128("unsigned __int128", 6, false);

  private final String spelling;
  private final int rank;
  private final boolean signedByName;

  IntKind(String spelling, int rank, boolean signedByName) {
    this.spelling = spelling;
    this.rank = rank;
    this.signedByName = signedByName;
  }

  public String spelling() {
    return spelling;
  }

  public int rank() {
    return rank;
  }

  /** Whether the type is signed; plain {@code char} depends on the model. */
  public boolean isSigned(DataModel model) {
    return this == CHAR ? model.charIsSigned() : signedByName;
  }

  /** The unsigned type of the same rank; {@code char} gives {@code unsigned char}. */
  public IntKind toUnsigned() {
    return switch (this) {
      case BOOL -> BOOL;
      case CHAR, SCHAR, UCHAR -> UCHAR;
      case SHORT, USHORT -> USHORT;
      case INT, UINT -> UINT;
      case LONG, ULONG -> ULONG;
      case LLONG, ULLONG -> ULLONG;
      case INT128, UINT128 -> UINT128;
    };
  }

  /** The signed type of the same rank; {@code char} gives {@code signed char}. */
  public IntKind toSigned() {
    return switch (this) {
      case BOOL -> BOOL;
      case CHAR, SCHAR, UCHAR -> SCHAR;
      case SHORT, USHORT -> SHORT;
      case INT, UINT -> INT;
      case LONG, ULONG -> LONG;
      case LLONG, ULLONG -> LLONG;
      case INT128, UINT128 -> INT128;
    };
  }
}
