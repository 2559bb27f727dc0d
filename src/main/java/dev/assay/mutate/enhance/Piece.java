package dev.assay.mutate.enhance;

import java.util.List;

/**
 * The functions that an enhanced program may need, in the order in which they stand in it.
 *
 * <p>In their texts {@code assay_} is the prefix of all names and {@code SIZE} the type of {@code
 * sizeof}. They are C89 but for {@code long long}, and need no header: what a program declares
 * itself might contradict one.
 */
@SuppressWarnings("ImmutableEnumChecker") // The lists are unmodifiable.
enum Piece {
  FORMATTING(
      """
      int vsnprintf(char *, SIZE, const char *, __builtin_va_list);
      """),
  HANDLERS(
      """
      int atexit(void (*)(void));
      """),
  PRINTING(
      """
      int printf(const char *, ...);
      """),
  ENDING(
      """
      void exit(int);
      """),
  /** Each step can be undone, so that a difference stays one, and the shift brings it down. */
  ADD(
      """
      static unsigned long long assay_sum = 0xcbf29ce484222325ULL;
      static void assay_add(unsigned long long value) {
        assay_sum = (assay_sum ^ value) * 0x100000001b3ULL;
        assay_sum ^= assay_sum >> 32;
      }
      """),
  BYTES(
      """
      static void assay_bytes(const void *bytes, SIZE size) {
        SIZE i;
        for (i = 0; i < size; i++)
          assay_add(((const unsigned char *)bytes)[i]);
      }
      """,
      ADD),
  VPRINTF(
      """
      static int assay_vprintf(const char *format, __builtin_va_list list) {
        static char text[65536];
        int length = vsnprintf(text, sizeof text, format, list);
        if (length > 0 && length < (int)sizeof text) {
          assay_bytes(text, length);
        } else if (length != 0) {
          assay_bytes(text, length < 0 ? 0 : sizeof text - 1);
          assay_add(length);
        }
        return length;
      }
      """,
      FORMATTING,
      BYTES),
  PRINTF(
      """
      static int assay_printf(const char *format, ...) {
        int length;
        __builtin_va_list list;
        __builtin_va_start(list, format);
        length = assay_vprintf(format, list);
        __builtin_va_end(list);
        return length;
      }
      """,
      VPRINTF),
  FPUTS(
      """
      static int assay_fputs(const char *text) {
        SIZE size = 0;
        while (text[size])
          size++;
        assay_bytes(text, size);
        return 1;
      }
      """,
      BYTES),
  PUTS(
      """
      static int assay_puts(const char *text) {
        assay_fputs(text);
        assay_add('\\n');
        return 1;
      }
      """,
      FPUTS),
  PUTCHAR(
      """
      static int assay_putchar(int character) {
        assay_add((unsigned char)character);
        return (unsigned char)character;
      }
      """,
      ADD),
  FWRITE(
      """
      static SIZE assay_fwrite(const void *bytes, SIZE size, SIZE count) {
        assay_bytes(bytes, size * count);
        return size == 0 ? 0 : count;
      }
      """,
      BYTES),
  REPORT(
      """
      static void assay_globals(void);
      static void assay_report(void) {
        assay_globals();
        printf("checksum = %016llx\\n", assay_sum);
      }
      """,
      PRINTING, ADD),
  /**
   * A return instead would let the callers go on with a result that there never was; after exit
   * nothing of the program runs any more.
   */
  FINISH(
      """
      __attribute__((noreturn)) static void assay_finish(void) {
        assay_report();
        exit(0);
      }
      """,
      REPORT,
      ENDING),
  /** The report is registered first, and so comes after the program's own handlers. */
  FINISH_AFTER_HANDLERS(
      """
      __attribute__((noreturn)) static void assay_finish(void) {
        exit(0);
      }
      """,
      REPORT,
      HANDLERS,
      ENDING),
  RETURN(end("return", "int status", "assay_add(status);"), BYTES),
  EXIT(end("exit", "int status", "assay_add(status);"), BYTES),
  EXIT_AT_ONCE(end("_Exit", "int status", "assay_add(status);"), BYTES),
  QUICK_EXIT(end("quick_exit", "int status", "assay_add(status);"), BYTES),
  ABORT(end("abort", "void", ""), BYTES),
  TRAP(end("trap", "void", ""), BYTES),
  ASSERT(
      """
      __attribute__((noreturn)) static void assay_assert(
          const char *condition, const char *file, unsigned line, const char *function) {
        assay_bytes("assert", 6);
        assay_fputs(condition);
        assay_finish();
      }
      """,
      FPUTS),
  FLOAT(
      """
      static void assay_float(float value) {
        union {
          float value;
          unsigned bits;
        } u;
        u.value = value;
        assay_add(value != value ? 0x7fc00000 : u.bits);
      }
      """,
      ADD),
  DOUBLE(
      """
      static void assay_double(double value) {
        union {
          double value;
          unsigned long long bits;
        } u;
        u.value = value;
        assay_add(value != value ? 0x7ff8000000000000ULL : u.bits);
      }
      """,
      ADD),
  LONG_DOUBLE(floating("long_double", "long double", "LONG"), BYTES),
  FLOAT128(floating("float128", "_Float128", "16"), BYTES),
  INT128(
      """
      static void assay_int128(unsigned __int128 value) {
        assay_add(value);
        assay_add(value >> 64);
      }
      """,
      ADD);

  private final String text;
  private final List<Piece> needs;

  Piece(String text, Piece... needs) {
    this.text = text;
    this.needs = List.of(needs);
  }

  String text() {
    return text;
  }

  List<Piece> needs() {
    return needs;
  }

  private static String end(String marker, String parameter, String more) {
    return """
    __attribute__((noreturn)) static void assay_%1$s(%3$s) {
      assay_bytes("%1$s", %2$d);
      %4$s
      assay_finish();
    }
    """
        .formatted(marker, marker.length(), parameter, more)
        .replaceAll("(?m)^\\s+\n", "");
  }

  /** By the bytes that have a meaning; what a NaN looks like is left to compilers. */
  private static String floating(String name, String type, String bytes) {
    return """
    static void assay_%1$s(%2$s value) {
      union {
        %2$s value;
        unsigned char bytes[sizeof(%2$s)];
      } u;
      u.value = value;
      if (value != value)
        assay_bytes("nan", 3);
      else
        assay_bytes(u.bytes, %3$s);
    }
    """
        .formatted(name, type, bytes);
  }
}
