package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import org.junit.jupiter.api.Test;

class CallReplacementTest {
  private static void check(String after, String before) {
    Program program = EnhanceBench.parse(before);
    var code = new AddedCode(Names.taken(program), program.model());
    var rules = new CallReplacement(new LibraryFunctions(program), code);
    assertEquals(
        EnhanceBench.flat(after),
        EnhanceBench.flat(Printer.print(new Rewriter(rules).program(program))));
  }

  @Test
  void outputGoesIntoTheChecksum() {
    check(
        """
        int f(int n) {
          return assay_printf("%d", n) + assay_puts("x") + assay_putchar('y');
        }
        """,
        """
        int printf(const char *, ...);
        int puts(const char *);
        int putchar(int);
        int f(int n) {
          return printf("%d", n) + puts("x") + putchar('y');
        }
        """);
  }

  @Test
  void streamsAreDroppedUnlessSomethingHappensInThem() {
    check(
        """
        extern struct stream *stdout;
        struct stream *next(void);
        void f(int n) {
          assay_printf("%d", n);
          assay_putchar('y');
          assay_fputs("z");
          assay_fwrite("ab", 1, 2);
          next(), assay_fputs("z");
        }
        """,
        """
        extern struct stream *stdout;
        struct stream *next(void);
        int fprintf(struct stream *, const char *, ...);
        int fputc(int, struct stream *);
        int fputs(const char *, struct stream *);
        unsigned long fwrite(const void *, unsigned long, unsigned long, struct stream *);
        void f(int n) {
          fprintf(stdout, "%d", n);
          fputc('y', stdout);
          fputs("z", stdout);
          fwrite("ab", 1, 2, stdout);
          fputs("z", next());
        }
        """);
  }

  @Test
  void listsOfArgumentsAreHandedOn() {
    check(
        "int f(const char *t, __builtin_va_list l) { return assay_vprintf(t, l); }",
        """
        int vprintf(const char *, __builtin_va_list);
        int f(const char *t, __builtin_va_list l) { return vprintf(t, l); }
        """);
  }

  @Test
  void endsBecomeMarkers() {
    check(
        """
        void f(int n) {
          if (n == 1)
            assay_abort();
          if (n == 2)
            assay_trap();
          if (n == 3)
            assay__Exit(n);
          if (n == 4)
            __builtin_unreachable();
          n == 5 ? assay_exit(n) : (void)0;
        }
        """,
        """
        void exit(int);
        void _Exit(int);
        void f(int n) {
          extern void abort(void);
          if (n == 1)
            abort();
          if (n == 2)
            __builtin_trap();
          if (n == 3)
            _Exit(n);
          if (n == 4)
            __builtin_unreachable();
          n == 5 ? exit(n) : (void)0;
        }
        """);
  }

  @Test
  void resultsStayWhatTheProgramDeclared() {
    check(
        "int f(int n) { n ? (void)assay_puts(\"\") : (void)0; return n || (assay_abort(), 0); }",
        """
        void puts(const char *);
        int abort();
        int f(int n) { n ? puts("") : (void)0; return n || abort(); }
        """);
  }

  @Test
  void pointersToThemAreReplacedToo() {
    check(
        "int (*p)(const char *, ...) = assay_printf; void (*q)(int) = &assay_exit;",
        """
        int printf(const char *, ...);
        void exit(int);
        int (*p)(const char *, ...) = printf;
        void (*q)(int) = &exit;
        """);
  }

  @Test
  void functionsAndVariablesOfTheProgramAreItsOwn() {
    String program =
        """
        int puts(const char *s) {
          return *s;
        }
        int f(int (*printf)(const char *)) {
          int exit = 1;
          return puts("x") + printf("y") + exit;
        }
        """;
    check(program, program);
  }
}
