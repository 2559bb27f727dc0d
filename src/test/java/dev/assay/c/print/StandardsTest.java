package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import org.junit.jupiter.api.Test;

/** Each version of C gets spellings that it knows. */
final class StandardsTest {
  private static void prints(String std, String source, String expected) {
    Standard standard = Standard.parse(std).orElseThrow();
    Program program = parse(source, standard);
    assertEquals(expected, Printer.print(program));
    assertEquals(program.declarations(), parse(expected, standard).declarations());
  }

  private static Program parse(String text, Standard standard) {
    return Sources.valid(
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, standard), text);
  }

  @Test
  void c23HasAttributesAndTypedEnums() {
    prints(
        "gnu23",
        """
        [[nodiscard]] int f([[maybe_unused]] int a, int) { return a; }
        enum small : unsigned char { ONE = 1, TWO };
        constexpr int limit = 1'000 + 0b101;
        static auto guess = 2.5;
        typeof_unqual(const int) plain = 5;
        _BitInt(12) v = 5wb;
        alignas(16) thread_local int t = {};
        static_assert(sizeof(int) == 4);
        bool b = true;
        void *p = nullptr;
        int variadic(...);
        struct [[deprecated]] s { alignas(8) char c; [[maybe_unused]] int m; };
        """,
        """
        [[nodiscard]] int f([[maybe_unused]] int a, int) {
          return a;
        }

        enum small : unsigned char {ONE = 1, TWO};

        constexpr int limit = 1'000 + 0b101;
        static __auto_type guess = 2.5;
        typeof_unqual(const int) plain = 5;
        _BitInt(12) v = 5wb;
        _Thread_local _Alignas(16) int t = {};
        _Static_assert(sizeof(int) == 4);
        _Bool b = true;
        void *p = nullptr;

        int variadic(...);

        struct [[deprecated]] s {
          _Alignas(8) char c;
          [[maybe_unused]] int m;
        };
        """);
  }

  @Test
  void c23LabelsGetAnEmptyStatement() {
    prints(
        "gnu23",
        "void f(int n) { switch (n) { case 1: int k = 4; n = k; [[fallthrough]]; default: } }",
        """
        void f(int n) {
          switch (n) {
            case 1: ;
              int k = 4;
              n = k;
              [[fallthrough]];
            default: ;
          }
        }
        """);
  }

  @Test
  void olderVersionsUseReservedKeywords() {
    String source =
        """
        static __inline__ int f(int *__restrict p) { __asm__("nop"); return *p; }
        __typeof__(int) x;
        """;
    prints(
        "c89",
        source,
        """
        static __inline__ int f(int *__restrict p) {
          __asm__("nop");
          return *p;
        }

        __typeof__(int) x;
        """);
    prints(
        "gnu17",
        source,
        """
        static inline int f(int *restrict p) {
          asm("nop");
          return *p;
        }

        typeof(int) x;
        """);
  }

  @Test
  void oldStyleFunctionsStayOldStyle() {
    prints(
        "gnu89",
        """
        int old(a, b) register int a; char (*b)[3]; { return a + b[0][0]; }
        implicit(x) { return undeclared(x); }
        int declared();
        """,
        """
        int old(a, b)
            register int a;
            char (*b)[3];
        {
          return a + b[0][0];
        }

        int implicit(x)
            int x;
        {
          return undeclared(x);
        }

        int declared();
        """);
  }

  @Test
  void attributesStandWhereTheyMeanTheSame() {
    prints(
        "gnu17",
        """
        static int f(void) __attribute__((noinline)) ;
        __attribute__((noinline)) static int f(void) { return 1; }
        typedef struct { int z; } c __attribute__((aligned(32)));
        typedef struct { int z; } __attribute__((aligned(32))) d;
        struct __attribute__((packed)) s { char c; int x __attribute__((aligned(4))), *y; };
        int __attribute__((unused)) *ptr __attribute__((section("foo"))) = 0;
        void (__attribute__((noreturn)) *handler)(void);
        register void *stack asm("rsp");
        """,
        """
        static int f(void) __attribute__((noinline));

        __attribute__((noinline)) static int f(void) {
          return 1;
        }

        typedef struct {
          int z;
        } c __attribute__((aligned(32)));

        typedef struct {
          int z;
        } __attribute__((aligned(32))) d;

        struct s {
          char c;
          int x __attribute__((aligned(4)));
          int *y;
        } __attribute__((packed));

        int *ptr __attribute__((unused, section("foo"))) = 0;
        void (__attribute__((noreturn)) *handler)(void);
        register void *stack asm("rsp");
        """);
  }
}
