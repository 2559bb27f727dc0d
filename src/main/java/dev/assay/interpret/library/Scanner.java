package dev.assay.interpret.library;

import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.library.FormatSpec.Amount;
import dev.assay.interpret.library.FormatSpec.Length;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.FloatParser;
import dev.assay.interpret.number.IntegerParser;
import dev.assay.interpret.number.ParsedFloat;
import dev.assay.interpret.number.ParsedInteger;

/** Carries out a scanf format: checks every argument against its directive and stores the items. */
final class Scanner {
  private final LibraryCall call;
  private final ScanInput input;
  private final ArgumentList arguments;
  private int assigned;
  private boolean inputFailed;

  Scanner(LibraryCall call, InputStream input, ArgumentList arguments) {
    this.call = call;
    this.input = new ScanInput(input);
    this.arguments = arguments;
  }

  /** How many items were assigned, or -1 if the input ended before any could be. */
  long scan(String format) {
    for (FormatPiece piece : FormatParser.scanf(format)) {
      boolean goesOn =
          switch (piece) {
            case FormatPiece.Plain plain -> plain(plain.text());
            case FormatPiece.Invalid invalid -> throw bad(invalid.text(), "is no valid directive");
            case FormatSpec spec -> directive(spec);
          };
      if (!goesOn) {
        return inputFailed && assigned == 0 ? -1 : assigned;
      }
    }
    return assigned;
  }

  private boolean plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Characters.isSpace(c)) {
        input.skipSpace();
      } else if (input.isAtEnd()) {
        inputFailed = true;
        return false;
      } else if (input.peek() != c) {
        return false;
      } else {
        input.next();
      }
    }
    return true;
  }

  private boolean directive(FormatSpec spec) {
    char conversion = spec.conversion();
    if (conversion == 'n') {
      return count(spec);
    }
    if ("c[C".indexOf(conversion) < 0) {
      input.skipSpace();
    }
    if (conversion == '%') {
      return plain("%");
    }
    if (input.isAtEnd()) {
      inputFailed = true;
      return false;
    }
    return switch (conversion) {
      case 'd', 'u', 'i', 'o', 'x', 'X', 'b' -> integer(spec, base(conversion));
      case 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G' -> floating(spec);
      case 'c', 's', '[' -> characters(spec);
      default -> throw call.unsupported("'" + spec.text() + "' in a scanf format");
    };
  }

  private static int base(char conversion) {
    return switch (conversion) {
      case 'd', 'u' -> 10;
      case 'o' -> 8;
      case 'x', 'X' -> 16;
      case 'b' -> 2;
      default -> 0;
    };
  }

  private int width(FormatSpec spec, int none) {
    if (spec.width() instanceof Amount.Fixed(int width)) {
      if (width == 0) {
        throw bad(spec.text(), "has width zero");
      }
      return width;
    }
    return none;
  }

  private boolean suppressed(FormatSpec spec) {
    return spec.flags().minus();
  }

  private boolean integer(FormatSpec spec, int base) {
    if (!FormatTypes.fitsInteger(spec.length())) {
      throw bad(spec.text(), "is no valid directive");
    }
    String item = input.integer(width(spec, Integer.MAX_VALUE), base);
    ParsedInteger parsed = IntegerParser.parse(item, 0, base);
    boolean bareZero = item.length() > 1 && (item.charAt(item.length() - 1) | 32) == 'x';
    if (bareZero) {
      throw incomplete(spec, item);
    }
    if (parsed.end() == 0) {
      return false;
    }
    if (!suppressed(spec)) {
      store(spec, parsed);
    }
    return true;
  }

  private void store(FormatSpec spec, ParsedInteger parsed) {
    IntKind kind = FormatTypes.integer(spec.length(), call.machine().model());
    Argument argument = pointer(spec);
    boolean signed = spec.conversion() == 'd' || spec.conversion() == 'i';
    var fit = FormatTypes.pointed(argument, kind, signed, call.machine().layout());
    FormatFault.weigh(call, spec, argument, fit);
    int size = call.machine().model().sizeOf(kind);
    int bits = parsed.signed().bitLength();
    if (signed ? bits >= 8 * size : parsed.value().bitLength() > 8 * size) {
      throw bad(spec.text(), "reads a number that its object can't hold");
    }
    Scalars.store(call, (Long) argument.value(), parsed.signed().longValue(), size);
    assigned++;
  }

  private boolean floating(FormatSpec spec) {
    FloatKind kind =
        switch (spec.length()) {
          case NONE -> FloatKind.FLOAT;
          case L -> FloatKind.DOUBLE;
          case LONG_DOUBLE -> FloatKind.LONG_DOUBLE;
          default -> throw bad(spec.text(), "is no valid directive");
        };
    String item = input.floating(width(spec, Integer.MAX_VALUE));
    FloatFormat format = FloatFormat.of(kind, call.machine().model());
    ParsedFloat parsed = FloatParser.parse(item, 0, format);
    if (parsed.end() == 0) {
      return false;
    }
    if (parsed.end() != item.length()) {
      throw incomplete(spec, item);
    }
    if (!suppressed(spec)) {
      Argument argument = pointer(spec);
      require(FormatTypes.pointsToFloating(argument, kind), spec, argument);
      Reals.store(call, (Long) argument.value(), parsed.value());
      assigned++;
    }
    return true;
  }

  /** C says that such an item does not match, glibc takes what it has. */
  private RuntimeException incomplete(FormatSpec spec, String item) {
    return call.unsupported("'" + spec.text() + "' on the incomplete number '" + item + "'");
  }

  private boolean characters(FormatSpec spec) {
    if (spec.length() != Length.NONE) {
      throw call.unsupported("'" + spec.text() + "' in a scanf format");
    }
    String item =
        switch (spec.conversion()) {
          case 'c' -> input.characters(width(spec, 1));
          case 's' -> input.word(width(spec, Integer.MAX_VALUE));
          default -> input.inSet(width(spec, Integer.MAX_VALUE), spec.set());
        };
    boolean single = spec.conversion() == 'c';
    if (item.isEmpty() || (single && item.length() < width(spec, 1))) {
      inputFailed = input.isAtEnd();
      return false;
    }
    if (!suppressed(spec)) {
      Argument argument = pointer(spec);
      require(FormatTypes.isString(argument), spec, argument);
      byte[] bytes = Bytes.bytes(single ? item : item + '\0');
      call.block().write((Long) argument.value(), bytes, call.span());
      assigned++;
    }
    return true;
  }

  private boolean count(FormatSpec spec) {
    if (!suppressed(spec)) {
      IntKind kind = FormatTypes.integer(spec.length(), call.machine().model());
      Argument argument = pointer(spec);
      require(FormatTypes.pointsToInteger(argument, kind, call.machine().layout()), spec, argument);
      int size = call.machine().model().sizeOf(kind);
      Scalars.store(call, (Long) argument.value(), input.count(), size);
    }
    return true;
  }

  private Argument pointer(FormatSpec spec) {
    Argument argument =
        arguments.take(spec.position()).orElseThrow(() -> bad(spec.text(), "has no argument"));
    require(argument.value() instanceof Long, spec, argument);
    return argument;
  }

  private void require(boolean fits, FormatSpec spec, Argument argument) {
    if (!fits) {
      throw FormatFault.wrongType(call, spec, argument);
    }
  }

  private RuntimeException bad(String directive, String why) {
    return call.undefined(UbKind.FORMAT, "'" + directive + "' " + why);
  }
}
