package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Standard;

/** The encodings that the prefixes of character constants and string literals choose. */
enum Encoding {
  PLAIN(""),
  UTF8("u8"),
  UTF16("u"),
  UTF32("U"),
  WIDE("L");

  private final String prefix;

  Encoding(String prefix) {
    this.prefix = prefix;
  }

  static Encoding of(String literal) {
    return switch (literal.charAt(0)) {
      case 'L' -> WIDE;
      case 'U' -> UTF32;
      case 'u' -> literal.charAt(1) == '8' ? UTF8 : UTF16;
      default -> PLAIN;
    };
  }

  int prefixLength() {
    return prefix.length();
  }

  boolean isNarrow() {
    return this == PLAIN || this == UTF8;
  }

  CType elementType(DataModel model, Standard standard) {
    return switch (this) {
      case PLAIN -> CType.CHAR;
      case UTF8 ->
          standard.atLeast(Standard.Version.C23) ? new CType.Int(IntKind.UCHAR) : CType.CHAR;
      case UTF16 -> new CType.Int(IntKind.USHORT);
      case UTF32 -> CType.UINT;
      case WIDE -> new CType.Int(model.wcharKind());
    };
  }

  /** The bits of one element. */
  int bits(DataModel model) {
    return switch (this) {
      case PLAIN, UTF8 -> 8;
      case UTF16 -> 16;
      case UTF32 -> 32;
      case WIDE -> 8 * model.sizeOf(model.wcharKind());
    };
  }
}
