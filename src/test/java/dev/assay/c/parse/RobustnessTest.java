package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RobustnessTest {
  private static final List<String> SOUP =
      List.of(
          "int",
          "char",
          "struct",
          "union",
          "enum",
          "typedef",
          "static",
          "extern",
          "void",
          "const",
          "unsigned",
          "long",
          "double",
          "_Complex",
          "x",
          "y",
          "T",
          "f",
          "S",
          "0",
          "1",
          "2.5",
          "'a'",
          "\"s\"",
          "L\"w\"",
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          ";",
          ",",
          "=",
          "+",
          "-",
          "*",
          "/",
          "%",
          "&",
          "&&",
          "|",
          "||",
          "!",
          "~",
          "?",
          ":",
          ".",
          "->",
          "++",
          "--",
          "<<",
          ">>",
          "<",
          "==",
          "+=",
          "...",
          "if",
          "else",
          "while",
          "do",
          "for",
          "switch",
          "case",
          "default",
          "break",
          "continue",
          "return",
          "goto",
          "sizeof",
          "_Alignof",
          "typeof",
          "__attribute__",
          "((",
          "))",
          "asm",
          "_Generic",
          "_Static_assert",
          "__builtin_va_arg",
          "__builtin_offsetof",
          "__extension__",
          "__real__",
          "_Atomic",
          "_Alignas",
          "__auto_type",
          "[[",
          "]]",
          "_BitInt",
          "\n#pragma pack(1)\n",
          "\n# 3 \"z.h\" 1 3\n",
          "@",
          "__label__",
          "vector_size",
          "aligned",
          "mode",
          "DI",
          "packed",
          "0x",
          "1e",
          "'",
          "\"",
          "/*",
          "\\",
          "#",
          "register",
          "inline");

  private static final String REAL =
      """
      typedef unsigned long size_t; typedef struct node { struct node *next; union { int i; float f; } v; } node;
      enum color { RED, GREEN = 5, BLUE }; static int table[][3] = { { 1, 2, 3 }, [2] = { [1] = 4 } };
      int printf(const char *restrict, ...) __attribute__((format(printf, 1, 2)));
      static inline int sum(int n, const int a[n]) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
      int old(a, b) int a; char *b; { return a ? *b : ({ int t = a; t + 1; }); }
      int main(int argc, char **argv) {
        node n = { .v.i = 3 }, *p = &n; void *labels[] = { &&one, &&two }; size_t k = sizeof(struct { int q; });
        switch (argc) { case 1 ... 3: goto *labels[0]; default: break; } one: two:
        do { p = p->next ?: 0; } while (p && k--);
        asm volatile ("nop" : "=r" (k) : "0" (k) : "memory");
        return _Generic(k, int: 1, default: sum(3, table[0])) + (int){ 2 } - old(1, argv[0]) + __builtin_offsetof(node, v);
      }
      """;

  /** Whatever the text, there is a result and no defect of ours in it. */
  private static void survives(String text) {
    for (var standard : List.of(Sources.C17, Sources.C23)) {
      ParseResult result = Sources.parse(text, standard);
      assertFalse(
          result.diagnostics().stream().anyMatch(d -> d.message().startsWith("internal error")),
          () -> text + "\n" + result.diagnostics());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void tokenSoup(long seed) {
    var random = new Random(seed);
    for (int round = 0; round < 100; round++) {
      var text = new StringBuilder("typedef int T; struct S { int x; }; ");
      for (int i = random.nextInt(60); i >= 0; i--) {
        text.append(SOUP.get(random.nextInt(SOUP.size()))).append(' ');
      }
      survives(text.toString());
    }
  }

  @Test
  void everyTruncation() {
    Sources.program(REAL);
    for (int i = 0; i < REAL.length(); i += 3) {
      survives(REAL.substring(0, i));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void wordsDroppedDoubledAndSwapped(long seed) {
    var random = new Random(seed);
    String[] words = REAL.split("(?<=\\W)|(?=\\W)");
    for (int round = 0; round < 100; round++) {
      String[] changed = words.clone();
      for (int i = random.nextInt(4); i >= 0; i--) {
        int at = random.nextInt(words.length);
        int other = random.nextInt(words.length);
        changed[at] =
            switch (random.nextInt(3)) {
              case 0 -> "";
              case 1 -> changed[at] + " " + changed[at];
              default -> changed[other];
            };
      }
      survives(String.join("", changed));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        "{",
        "[",
        "-",
        "!",
        "(int)",
        "struct S {",
        "if (1)",
        "sizeof",
        "({",
        "x[",
        "f(",
        "*",
        "int (",
        "__extension__",
        "1 ? ",
        "x = ",
        "case 1:",
        "do "
      })
  void deepNestingIsReported(String piece) {
    assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          survives("int x; int f(); void g(void) { " + piece.repeat(20_000));
          survives(piece.repeat(20_000));
        });
  }

  @Test
  void depthHasAClearMessage() {
    ParseResult result =
        Sources.parse("int x = " + "(".repeat(5000) + "1" + ")".repeat(5000) + ";\nint y;");
    assertEquals(
        "t.c:1:1009: unsupported: nesting deeper than 1000 levels",
        result.diagnostics().getFirst().toString());
    assertEquals(1, result.diagnostics().size());
  }

  @Test
  void reasonableNestingIsFine() {
    Sources.program("int x = " + "(".repeat(900) + "1" + ")".repeat(900) + ";");
  }

  @Test
  void longChainsAreFineWithinReason() {
    Sources.program("int x = 1" + " + 1".repeat(3000) + ";");
    ParseResult result = Sources.parse("int f(int x) { return x" + " + x".repeat(200_000) + "; }");
    assertEquals(
        "a chain of more than 4000 operators", result.unsupported().orElseThrow().message());
  }

  @Test
  void timeIsLinear() {
    String unit = "static int fN(int a) { struct { int x; } s = { a }; return s.x * (a + 1); }\n";
    var text = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      text.append(unit.replace("N", Integer.toString(i)));
    }
    assertTimeout(Duration.ofSeconds(90), () -> Sources.program(text.toString()));
  }
}
