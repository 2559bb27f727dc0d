package dev.assay.interpret.number;

/** The C programs whose results the tests compare ours with. */
final class NumberPrograms {
  private NumberPrograms() {}

  private static final String READING =
      """
      #define _GNU_SOURCE
      #define __STDC_WANT_IEC_60559_TYPES_EXT__
      #include <math.h>
      #include <complex.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <errno.h>
      #ifdef HALF
      #define fma(a, b, c) ((T) ((__float128) (a) * (b) + (c)))
      #endif
      union u { T f; unsigned char b[16]; };
      static int get(T *f) {
        union u v; unsigned x; int i;
        memset(&v, 0, sizeof v);
        for (i = BYTES - 1; i >= 0; i--) {
          if (scanf("%2x", &x) != 1) return 0;
          v.b[i] = x;
        }
        memcpy(f, &v, sizeof *f);
        return 1;
      }
      static void put(T f) {
        union u v; int i;
        memcpy(&v, &f, sizeof f);
        for (i = BYTES - 1; i >= 0; i--) printf("%02x", v.b[i]);
        printf(" ");
      }
      static void lib(T f) { if (__builtin_isnan(f)) printf("nan "); else put(f); }
      static void arith(T a, T b, T r) {
        if (BYTES <= 8 && __builtin_isnan(a) && __builtin_isnan(b)) printf("nan "); else put(r);
      }
      """;

  private static final String OPERATIONS =
      """
      int main(void) {
        static T a, b, c; volatile T r; int n, q;
        while (get(&a) && get(&b) && get(&c) && scanf("%d", &n) == 1) {
          r = a + b; arith(a, b, r);
          r = a - b; arith(a, b, r);
          r = a * b; arith(a, b, r);
          r = a / b; arith(a, b, r);
          lib(F(sqrt)(a)); lib(F(fma)(a, b, c)); lib(F(fmod)(a, b));
          r = F(remainder)(a, b); lib(r);
          r = F(remquo)(a, b, &q);
          if (__builtin_isnan(r)) printf("x "); else printf("%d ", q % 8);
          lib(F(rint)(a)); lib(F(round)(a)); lib(F(trunc)(a)); lib(F(floor)(a)); lib(F(ceil)(a));
          lib(NEXT(a, b)); lib(F(scalbn)(a, n));
          r = F(frexp)(a, &q); lib(r);
          if (__builtin_isfinite(a)) printf("%d ", q); else printf("x ");
          printf("%d%d%d%d ", a < b, a <= b, a == b, a > b);
          printf("%d ", __builtin_fpclassify(0, 1, 4, 3, 2, a));
          r = ((long) n << 53) + 12345 * n; put(r);
          if (__builtin_fabsl(a) < 0x1p62L) printf("%lld\\n", (long long) a); else printf("x\\n");
        }
      }
      """;

  static String operations(FloatFormat format) {
    return program(format, OPERATIONS);
  }

  /** A program that can read and write numbers of the format. */
  static String program(FloatFormat format, String body) {
    return header(format) + READING + body;
  }

  private static String header(FloatFormat format) {
    String type =
        switch (format) {
          case BINARY16, BFLOAT16 -> HALF;
          case BINARY32 -> type("float", "name##f");
          case BINARY64 -> type("double", "name");
          case X87 -> type("long double", "name##l");
          case BINARY128 -> type("_Float128", "name##f128");
        };
    return "#define BYTES " + format.bytes() + "\n" + type;
  }

  private static String type(String type, String function) {
    return "#define T "
        + type
        + "\n#define F(name) "
        + function
        + "\n#define NEXT(a, b) F(nextafter)(a, b)\n";
  }

  /** No library has functions for it, but those of wider types lose nothing here. */
  private static final String HALF =
      """
      #define T _Float16
      #define F(name) name
      #define HALF 1
      #define NEXT(a, b) (a)
      """;
}
