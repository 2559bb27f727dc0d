package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import java.util.ArrayList;
import java.util.List;

/** Spells string literals and character constants that were made rather than read. */
final class Quoted {
  private Quoted() {}

  /**
   * Adjacent pieces that together have the value; the prefix comes from the array's element type.
   */
  static List<String> pieces(String value, CType type, IntKind wide) {
    String prefix = prefix(type, wide);
    List<String> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder(prefix).append('"');
    for (int i = 0; i < value.length(); ) {
      int c = value.codePointAt(i);
      i += Character.charCount(c);
      piece.append(escaped(c, '"'));
      // A hexadecimal escape has no end but that of its literal.
      if (c > 0x1FF && i < value.length()) {
        pieces.add(piece.append('"').toString());
        piece = new StringBuilder(prefix).append('"');
      }
    }
    pieces.add(piece.append('"').toString());
    return pieces;
  }

  /** A narrow string literal. */
  static String narrow(String value) {
    return String.join(" ", pieces(value, CType.VOID, IntKind.INT));
  }

  /** A character constant of type int for one byte. */
  static String character(int value) {
    return "'" + escaped(value & 0xFF, '\'') + "'";
  }

  private static String escaped(int c, char quote) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\\' -> "\\\\";
      // Two question marks would start a trigraph.
      case '?' -> "\\?";
      default -> {
        if (c == quote) {
          yield "\\" + quote;
        }
        if (c >= ' ' && c < 0x7F) {
          yield Character.toString(c);
        }
        yield c <= 0x1FF ? String.format("\\%03o", c) : String.format("\\x%x", c);
      }
    };
  }

  private static String prefix(CType type, IntKind wide) {
    if (!(Sugar.strip(type) instanceof CType.Array a)
        || !(Sugar.strip(a.element()) instanceof CType.Int element)) {
      return "";
    }
    if (element.kind() == wide) {
      return "L";
    }
    return switch (element.kind()) {
      case USHORT -> "u";
      case UINT -> "U";
      case UCHAR -> "u8";
      case BOOL, CHAR, SCHAR, SHORT, INT, LONG, ULONG, LLONG, ULLONG, INT128, UINT128 -> "";
    };
  }
}
