package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a program says of the machine that it was built for. */
record Sizes(Map<String, String> values) {
  /** Printed first, to tell the program's own output from anything else. */
  private static final String MARK = "assay-sizes";

  /** Uses only what the oldest compilers have; C89 but for long long. */
  static final String PROGRAM =
      """
      #include <float.h>
      #include <limits.h>
      #include <stddef.h>
      #include <stdio.h>
      #include <wchar.h>
      #define TEXT_(x) #x
      #define TEXT(x) TEXT_(x)
      #define SHOW(name, value) printf(" %s=%d", name, (int)(value))
      struct with_llong { char c; long long m; };
      struct with_double { char c; double m; };
      struct with_ldouble { char c; long double m; };
      struct with_unnamed { char c; int : 0; char d; };
      #ifdef __SIZEOF_INT128__
      struct with_int128 { char c; __int128 m; };
      #endif
      int main(void) {
        union { unsigned int number; unsigned char bytes[4]; } order;
        order.number = 1;
        printf("assay-sizes");
        SHOW("bits", CHAR_BIT);
        SHOW("signed", (char)-1 < 0);
        SHOW("short", sizeof(short));
        SHOW("int", sizeof(int));
        SHOW("long", sizeof(long));
        SHOW("llong", sizeof(long long));
        SHOW("pointer", sizeof(void *));
        SHOW("size", sizeof(size_t));
        SHOW("big", order.bytes[3]);
        SHOW("float", FLT_MANT_DIG);
        SHOW("double", DBL_MANT_DIG);
        SHOW("ldouble", sizeof(long double));
        SHOW("mantissa", LDBL_MANT_DIG);
        SHOW("llong-align", offsetof(struct with_llong, m));
        SHOW("double-align", offsetof(struct with_double, m));
        SHOW("ldouble-align", offsetof(struct with_ldouble, m));
      #ifdef __SIZEOF_INT128__
        SHOW("int128-align", offsetof(struct with_int128, m));
      #endif
        SHOW("unnamed", sizeof(struct with_unnamed));
        SHOW("wchar", sizeof(wchar_t));
        SHOW("wchar-signed", (wchar_t)-1 < (wchar_t)0);
      #ifdef __WCHAR_TYPE__
        printf(" wchar-type=%.1s", TEXT(__WCHAR_TYPE__));
      #endif
        printf("\\n");
        return 0;
      }
      """;

  Sizes {
    values = Map.copyOf(values);
  }

  static Optional<Sizes> parse(String output) {
    if (!output.startsWith(MARK)) {
      return Optional.empty();
    }
    var values = new TreeMap<String, String>();
    Stream.of(output.strip().split(" "))
        .map(word -> word.split("=", 2))
        .filter(pair -> pair.length == 2)
        .forEach(pair -> values.put(pair[0], pair[1]));
    return Optional.of(new Sizes(values));
  }

  /** What of it no model has, or empty. */
  Optional<String> misfit() {
    String wrong =
        Stream.of(
                expect("bits", 8),
                expect("short", 2),
                expect("int", 4),
                expect("llong", 8),
                expect("float", 24),
                expect("double", 53),
                expect("size", number("pointer")),
                expect("double-align", number("llong-align")))
            .filter(text -> !text.isEmpty())
            .findFirst()
            .orElse("");
    if (wrong.isEmpty() && family().isEmpty()) {
      wrong = "long has " + number("long") + " bytes, a pointer " + number("pointer");
    }
    if (wrong.isEmpty() && values.containsKey("int128-align")) {
      wrong = expect("int128-align", model().alignOfScalar(16));
    }
    return wrong.isEmpty()
        ? Optional.empty()
        : Optional.of("the sizes of its target fit no data model: " + wrong);
  }

  /** Only of use if there is no misfit. */
  DataModel model() {
    return new DataModel(
        family().orElse(DataModel.LP64).name(),
        number("long"),
        number("pointer"),
        number("llong-align"),
        number("ldouble"),
        number("ldouble-align"),
        number("signed") == 1,
        number("big") == 1,
        wcharKind(),
        number("unnamed") == 8,
        // What becomes of bit-fields is no size: it is decided by family where a program is read.
        false);
  }

  /** The model knows the x87's format, and {@code double} as {@code long double}. */
  boolean knownLongDouble() {
    int mantissa = number("mantissa");
    return mantissa == 64 ? number("ldouble") > 8 : mantissa == 53 && number("ldouble") == 8;
  }

  private Optional<DataModel> family() {
    return Stream.of(DataModel.LP64, DataModel.ILP32, DataModel.LLP64)
        .filter(m -> m.longSize() == number("long") && m.pointerSize() == number("pointer"))
        .findFirst();
  }

  private IntKind wcharKind() {
    boolean signed = number("wchar-signed") == 1;
    return switch (number("wchar")) {
      case 1 -> signed ? IntKind.SCHAR : IntKind.UCHAR;
      case 2 -> signed ? IntKind.SHORT : IntKind.USHORT;
      default -> {
        boolean isLong = values.getOrDefault("wchar-type", "").equals("l");
        yield signed ? (isLong ? IntKind.LONG : IntKind.INT) : IntKind.UINT;
      }
    };
  }

  private String expect(String key, int value) {
    return number(key) == value ? "" : key + " is " + values.get(key) + ", not " + value;
  }

  private int number(String key) {
    try {
      return Integer.parseInt(values.getOrDefault(key, "-1"));
    } catch (NumberFormatException _) {
      return -1;
    }
  }
}
