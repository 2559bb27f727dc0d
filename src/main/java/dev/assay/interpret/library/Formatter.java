package dev.assay.interpret.library;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.library.FormatSpec.Amount;
import dev.assay.interpret.library.FormatSpec.Length;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.number.FloatPrinter;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;

/** Carries out a printf format: checks every argument against its directive and makes the text. */
final class Formatter {
  private final LibraryCall call;
  private final ArgumentList arguments;
  private final StringBuilder out = new StringBuilder();
  private final List<long[]> reads = new ArrayList<>();
  private boolean printsAddress;

  Formatter(LibraryCall call, ArgumentList arguments) {
    this.call = call;
    this.arguments = arguments;
  }

  /** The text that the format at the address makes. */
  String format(long address) {
    String format = Bytes.stringAt(call, address);
    reads.add(new long[] {address, format.length() + 1L});
    for (FormatPiece piece : FormatParser.printf(format)) {
      switch (piece) {
        case FormatPiece.Plain plain -> out.append(plain.text());
        case FormatPiece.Invalid invalid -> throw bad(invalid.text(), "is no valid directive");
        case FormatSpec spec -> convert(spec);
      }
    }
    return out.toString();
  }

  /** Whether the address of an object was printed. */
  boolean printsAddress() {
    return printsAddress;
  }

  /** Ends the run if the text is to be written over something that it was made from. */
  void requireApart(long to, long size) {
    for (long[] read : reads) {
      Bytes.requireApart(call, to, size, read[0], read[1]);
    }
  }

  private void convert(FormatSpec spec) {
    int width = amount(spec, spec.width(), 0);
    int precision = Math.max(-1, amount(spec, spec.precision(), -1));
    boolean left = spec.flags().minus() || width < 0;
    width = Math.abs(width);
    if (width > call.machine().limits().outputBytes()
        || precision > call.machine().limits().outputBytes()) {
      throw call.machine().outOfMemory("output");
    }
    switch (spec.conversion()) {
      case 'd', 'i', 'o', 'u', 'x', 'X', 'b', 'B' -> integer(spec, width, precision, left);
      case 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G' -> floating(spec, width, precision, left);
      case 'c', 'C' -> character(spec, width, precision, left);
      case 's', 'S' -> string(spec, width, precision, left);
      case 'p' -> pointer(spec, width, precision, left);
      case 'n' -> count(spec, width, precision);
      case 'm' -> throw call.unsupported("%m in a format");
      default -> percent(spec);
    }
  }

  private int amount(FormatSpec spec, Amount amount, int none) {
    return switch (amount) {
      case Amount.None _ -> none;
      case Amount.Fixed fixed -> fixed.value();
      case Amount.Star star -> {
        Argument argument = take(spec, star.position());
        requireInteger(spec, argument, IntKind.INT, true);
        yield (int) (long) (Long) argument.value();
      }
    };
  }

  private void integer(FormatSpec spec, int width, int precision, boolean left) {
    char conversion = spec.conversion();
    boolean signed = conversion == 'd' || conversion == 'i';
    if (!FormatTypes.fitsInteger(spec.length())
        || (spec.flags().alternate() && (signed || conversion == 'u'))) {
      throw bad(spec.text(), "is no valid directive");
    }
    DataModel model = call.machine().model();
    IntKind kind = FormatTypes.integer(spec.length(), model);
    Argument argument = take(spec, spec.position());
    requireInteger(spec, argument, kind, signed);
    long value = Scalars.narrow((Long) argument.value(), model.sizeOf(kind), signed);
    String text = IntegerText.convert(value, spec.flags(), precision, conversion);
    boolean zeros = spec.flags().zero() && precision < 0;
    int prefix = IntegerText.prefixLength(text, conversion);
    out.append(IntegerText.pad(text, prefix, width, left, zeros));
  }

  private void floating(FormatSpec spec, int width, int precision, boolean left) {
    if (!FormatTypes.fitsFloating(spec.length())) {
      throw bad(spec.text(), "is no valid directive");
    }
    Argument argument = take(spec, spec.position());
    require(FormatTypes.isFloating(argument, spec.length()), spec, argument);
    SoftFloat value =
        argument.value() instanceof Double d ? SoftFloat.of(d) : (SoftFloat) argument.value();
    char conversion = spec.conversion();
    String body = FloatPrinter.body(value, conversion, precision, spec.flags().alternate());
    String text = IntegerText.sign(value.isNegative(), spec.flags()) + body;
    boolean zeros = spec.flags().zero() && value.isFinite();
    int prefix = IntegerText.prefixLength(text, conversion);
    out.append(IntegerText.pad(text, prefix, width, left, zeros));
  }

  private void character(FormatSpec spec, int width, int precision, boolean left) {
    requirePlain(spec, precision >= 0);
    boolean wide = spec.conversion() == 'C' || spec.length() == Length.L;
    if (!wide && spec.length() != Length.NONE) {
      throw bad(spec.text(), "is no valid directive");
    }
    Argument argument = take(spec, spec.position());
    requireInteger(spec, argument, IntKind.INT, !wide);
    int value = (int) (long) (Long) argument.value();
    if (wide && (value < 0 || value > 127)) {
      throw call.unsupported("wide character outside ASCII in a format");
    }
    out.append(IntegerText.pad(String.valueOf((char) (value & 0xff)), 0, width, left, false));
  }

  private void string(FormatSpec spec, int width, int precision, boolean left) {
    requirePlain(spec, false);
    boolean wide = spec.conversion() == 'S' || spec.length() == Length.L;
    if (!wide && spec.length() != Length.NONE) {
      throw bad(spec.text(), "is no valid directive");
    }
    Argument argument = take(spec, spec.position());
    IntKind wideKind = call.machine().model().wcharKind();
    boolean fits =
        wide
            ? FormatTypes.pointsToInteger(argument, wideKind, call.machine().layout())
            : FormatTypes.isString(argument);
    require(fits, spec, argument);
    long address = (Long) argument.value();
    if (address == 0) {
      throw bad(spec.text(), "gets a null pointer");
    }
    int limit = precision < 0 ? Integer.MAX_VALUE : precision;
    String text = wide ? WideStrings.narrow(call, address, limit) : narrow(address, limit);
    out.append(IntegerText.pad(text, 0, width, left, false));
  }

  private String narrow(long address, int limit) {
    int length = Bytes.boundedLength(call, address, limit);
    reads.add(new long[] {address, length + (length < limit ? 1L : 0L)});
    return Bytes.text(call.block().read(address, length, call.span()));
  }

  private void pointer(FormatSpec spec, int width, int precision, boolean left) {
    requirePlain(spec, precision >= 0 || spec.length() != Length.NONE);
    Argument argument = take(spec, spec.position());
    require(FormatTypes.isObjectPointer(argument), spec, argument);
    long address = argument.value() instanceof Long l ? l : 0;
    printsAddress |= address != 0;
    if (address != 0) {
      call.machine().open(UnspecifiedKind.ADDRESS_DEPENDENT, call.span());
    }
    String text = address == 0 ? "(nil)" : "0x" + Long.toHexString(address);
    out.append(IntegerText.pad(text, 0, width, left, false));
  }

  private void count(FormatSpec spec, int width, int precision) {
    boolean invalid = width != 0 || precision >= 0 || !FormatTypes.fitsInteger(spec.length());
    if (invalid || !spec.flags().none()) {
      throw bad(spec.text(), "is no valid directive");
    }
    IntKind kind = FormatTypes.integer(spec.length(), call.machine().model());
    Argument argument = take(spec, spec.position());
    require(FormatTypes.pointsToInteger(argument, kind, call.machine().layout()), spec, argument);
    int size = call.machine().model().sizeOf(kind);
    Scalars.store(call, (Long) argument.value(), out.length(), size);
  }

  private void percent(FormatSpec spec) {
    if (!spec.text().equals("%%")) {
      throw bad(spec.text(), "is no valid directive");
    }
    out.append('%');
  }

  private void requirePlain(FormatSpec spec, boolean alsoWrong) {
    if (alsoWrong || spec.flags().alternate() || spec.flags().zero()) {
      throw bad(spec.text(), "is no valid directive");
    }
  }

  private void requireInteger(FormatSpec spec, Argument argument, IntKind kind, boolean signed) {
    var fit = FormatTypes.integer(argument, kind, signed, call.machine().layout());
    FormatFault.weigh(call, spec, argument, fit);
  }

  private Argument take(FormatSpec spec, int position) {
    return arguments.take(position).orElseThrow(() -> bad(spec.text(), "has no argument"));
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
