package dev.assay.harvest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.harvest.Harvester.Crop;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HarvesterTest {
  private static List<Crop> harvest(String text) {
    ParseResult parsed = Parser.parse(SourceText.of("a.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), parsed.errors());
    return Harvester.DEFAULT.harvest(
        parsed.program(), new Harvester.Field("project", "a.c", "MIT"));
  }

  private static FunctionEntry kept(String text, String function) {
    List<FunctionEntry> all =
        harvest(text).stream()
            .filter(Crop.Kept.class::isInstance)
            .map(crop -> ((Crop.Kept) crop).entry())
            .filter(entry -> entry.source().function().equals(function))
            .toList();
    assertEquals(1, all.size(), () -> harvest(text).toString());
    return all.getFirst();
  }

  private static String leftOut(String text, String function) {
    return harvest(text).stream()
        .filter(Crop.LeftOut.class::isInstance)
        .map(Crop.LeftOut.class::cast)
        .filter(crop -> crop.function().equals(function))
        .findFirst()
        .orElseThrow()
        .reason();
  }

  @Test
  void linesAreThoseOfTheFunctionAlone() {
    FunctionEntry entry =
        kept(
            """
            struct pair { int a; int b; int c; };
            static int helper(struct pair *p) { int s = p->a; s += p->b; return s; }
            int sum(int n) {
              struct pair p = {n, 2, 3};
              if (n > 3 && n < 9) return helper(&p);
              return n < 20 ? 1 : 2;
            }
            """,
            "sum");
    assertEquals(6, entry.traits().lines(), entry.code());
    assertEquals(2, entry.traits().branches());
    assertTrue(entry.code().lines().count() > 15, entry.code());
  }

  @Test
  void aFunctionOfNumbersIsKeptWithWhatItGives() {
    FunctionEntry entry =
        kept("unsigned twice(short a, unsigned b) { return a * 2u + b; }", "twice");
    assertEquals(List.of(IntKind.SHORT, IntKind.UINT), entry.parameters());
    assertEquals(IntKind.UINT, entry.result());
    assertEquals(new FunctionEntry.Source("project", "a.c", 1, "twice", "MIT"), entry.source());
    assertTrue(entry.name().matches("h[0-9a-f]{10}_twice"), entry.name());
    assertTrue(entry.code().contains("static unsigned int " + entry.name() + "(short a"));
    assertEquals(Harvester.DEFAULT.pairs(), entry.pairs().size());
    for (Pair pair : entry.pairs()) {
      BigInteger expected =
          pair.arguments()
              .get(0)
              .shiftLeft(1)
              .add(pair.arguments().get(1))
              .mod(BigInteger.ONE.shiftLeft(32));
      assertEquals(expected, pair.result());
    }
  }

  @Test
  void onlyCallsWithoutUndefinedBehaviourCount() {
    FunctionEntry entry = kept("int half(int a, int b) { return 100 / a + b; }", "half");
    assertFalse(
        entry.pairs().stream().anyMatch(p -> p.arguments().getFirst().signum() == 0),
        entry.pairs()::toString);
  }

  @Test
  void whatIsNeededComesAlong() {
    FunctionEntry entry =
        kept(
            """
            typedef unsigned char byte;
            enum kind { FIRST = 3, SECOND };
            static const byte table[4] = {9, 8, 7, 6};
            static const byte unused[4] = {1};
            static byte look(unsigned i) { return table[i & 3]; }
            static int calls;
            int get(unsigned i) {
              static int state;
              calls++;
              state += look(i);
              return state * SECOND + calls;
            }
            """,
            "get");
    assertTrue(entry.code().contains("_look("), entry.code());
    assertTrue(entry.code().contains("_SECOND"), entry.code());
    assertFalse(entry.code().contains("unused"), entry.code());
    assertFalse(entry.code().contains("static int state"), "no state is kept: " + entry.code());
    for (Pair pair : entry.pairs()) {
      int index = pair.arguments().getFirst().and(BigInteger.valueOf(3)).intValue();
      assertEquals(BigInteger.valueOf(4 * (9 - index) + 1), pair.result());
    }
  }

  @Test
  void whoCallsItBackMayStandBeforeIt() {
    FunctionEntry entry =
        kept(
            """
            static int odd(unsigned n);
            static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
            static int odd(unsigned n) { n &= 63; return n == 0 ? 0 : even(n - 1); }
            """,
            "odd");
    int declared = entry.code().indexOf(entry.name() + "(unsigned int n);");
    assertTrue(declared >= 0, entry.code());
    assertTrue(declared < entry.code().indexOf("_even("), entry.code());
  }

  @Test
  void whatDependsOnAddressesOrIsOnlyToleratedIsLeftOut() {
    assertEquals(
        "leaves its result to the compiler, or has too few different arguments",
        leftOut(
            "int low(char *p, int a) { return (int)((unsigned long)p & 15) + a % 10; }", "low"));
    assertEquals(
        "leaves its result to the compiler, or has too few different arguments",
        leftOut(
            """
            void fill(unsigned char *p);
            void show(int c);
            int blind(int a) {
              unsigned char b[4];
              fill(b);
              show(b[1]);
              return a & 7;
            }
            """,
            "blind"));
    assertEquals(
        "does not stand alone",
        leftOut(
            """
            static int plus(char *s) { return *s; }
            int call(int a) { int (*f)(int *) = plus; return f ? a & 7 : 0; }
            """,
            "call"));
  }

  @Test
  void whatStandsInHasTheTypeOfItsDeclaration() {
    FunctionEntry entry =
        kept(
            """
            typedef void (*report)(const char *);
            void set_report(__attribute__((noreturn)) report r);
            int twice(int a) { set_report(0); return a & 1023; }
            """,
            "twice");
    assertFalse(entry.code().contains("noreturn"), entry.code());
  }

  /** What is put in its place need not keep what it promised. */
  @Test
  void promisesBehindTheStarOfAResultAreLeftOut() {
    FunctionEntry entry =
        kept(
            """
            int table[4] = {3, 1, 4, 1};
            static int *__attribute__((malloc, alloc_size(1))) place(int a) { return table + (a & 3); }
            int look(int a) { return *place(a) + a % 7; }
            """,
            "look");
    assertTrue(entry.code().contains("_place(int a)"), entry.code());
    assertFalse(entry.code().contains("__attribute__"), entry.code());
  }

  @Test
  void numbersStandForPointersAndStructs() {
    FunctionEntry sum =
        kept(
            """
            struct point { int x; short y[2]; unsigned flag : 1; struct point *next; };
            int sum(const struct point *p, const char *name, int n) {
              int s = p->x + p->y[1] + p->flag;
              while (*name && n-- > 0) s = (int)(s * 3u) ^ *name++;
              return s;
            }
            """,
            "sum");
    assertEquals(List.of(IntKind.ULLONG, IntKind.ULLONG, IntKind.INT), sum.parameters());
    assertEquals(IntKind.ULLONG, sum.result());
    assertTrue(sum.name().endsWith("_call"), sum.name());
    FunctionEntry nothing =
        kept("void clear(int *p, int n) { if (n > 2) *p = 0; else *p = n; }", "clear");
    assertTrue(nothing.pairs().stream().map(Pair::result).distinct().count() > 1);
    FunctionEntry pointer =
        kept("const char *end(const char *s) { while (*s > 60) s++; return s; }", "end");
    assertEquals(IntKind.ULLONG, pointer.result());
  }

  @ParameterizedTest
  @CsvSource({
    "int f(int a) { for (;;) a = a; },takes too long",
    "int f(int a) { return 1 / (a - a); },is undefined for all arguments tried",
    "int f(int a) { __asm__(\"\"); return a; },has assembly",
    "int f(int a) { stop(); return a; },ends the program",
    "void f(int a) { getpid(); },has no effect that can be seen",
    "int f(void) { return 1; },has no parameters",
    "int f(_Complex double a) { return a == 0; },has parameters for which numbers cannot stand",
    "int f(int a) { return old(a); },calls a function whose parameters are not known",
    "int f(int a) { return large[a & 1]; },uses a variable that is large or of unknown size",
    "int f(int a) { return hot + a; },uses a volatile variable of the file",
    "int f(int a) { return !__builtin_frame_address(0) + a; },uses a builtin",
    "int f(int a) { return set(9) + (last ^ (a & 3)); },leaves its result to the compiler",
    "int f(struct one *p) { return ((struct two *)p)->b; },takes one struct for another",
  })
  void othersAreLeftOutForAReason(String function, String reason) {
    String before =
        """
        int getpid(void); int old(); int large[100000]; volatile int hot;
        _Noreturn void stop(void); int last;
        int set(int v) { last = v; return v; }
        struct one { int a; }; struct two { int a, b; };
        """;
    String found = leftOut(before + function, "f");
    assertTrue(found.startsWith(reason), found);
  }

  @Test
  void callsComeAlongUpToADepth() {
    String text =
        """
        static int a(int n) { return n & 1; }
        static int b(int n) { return a(n) + 1; }
        static int c(int n) { return b(n) + 1; }
        int d(int n) { return c(n) + 1; }
        """;
    assertTrue(kept(text, "c").code().contains("_a(int n) {\n  return n & 1;"), "whole");
    assertTrue(kept(text, "d").code().contains("_a(int a0) {\n  return (int)"), "replaced");
  }

  @Test
  void whatCannotComeAlongIsReplaced() {
    FunctionEntry entry =
        kept(
            """
            struct place { int x; };
            int outside(int a, const char *text);
            struct place *current(void);
            void note(const char *format, ...);
            int f(int n) {
              struct place *p = current();
              note("%d", n);
              p->x += outside(n, "a");
              return p->x + outside(n, "b");
            }
            """,
            "f");
    for (Pair pair : entry.pairs()) {
      assertTrue(pair.result().testBit(0) == false, "twice the same, from zero: " + pair);
    }
    assertTrue(entry.code().contains("__builtin_memset("), entry.code());
  }

  @Test
  void variablesOfTheFileAreWhatTheyWereEachTime() {
    FunctionEntry entry =
        kept(
            """
            static int count = 5, table[3] = {1, 2, 3};
            static void more(int n) { count += n & 7; table[n & 1]++; }
            int f(int n) { more(n); return count * 10 + table[1]; }
            """,
            "f");
    for (Pair pair : entry.pairs()) {
      int n = pair.arguments().getFirst().and(BigInteger.valueOf(7)).intValue();
      long result = (5L + n) * 10 + 2 + (n & 1);
      assertEquals(BigInteger.valueOf(result * 31 + 5 + n), pair.result());
    }
  }

  @Test
  void definitionsOfTheOldStyleAreKept() {
    FunctionEntry entry = kept("int f(a, b) char a; int b; { return a ^ (b & 3); }", "f");
    assertEquals(List.of(IntKind.CHAR, IntKind.INT), entry.parameters());
    assertTrue(entry.code().contains("_f(char a, int b) {"), entry.code());
  }

  @Test
  void numbersStandForMore() {
    String types =
        """
        typedef struct { int a; union { short b; char c[4]; }; struct { int d; } e[2]; } thing;
        typedef enum { LOW, HIGH } level;
        """;
    String call = kept(types + "int f(thing *t, level l) { return t->e[1].d + l; }", "f").code();
    assertTrue(call.contains("_thing o0[2] = {0};"), call);
    kept(types + "int f(thing t) { return t.a + t.b; }", "f");
    kept(types + "void f(thing **t) { (*t)->a = 3; }", "f");
    kept("double f(double a, float b) { return a * 2 + b; }", "f");
    kept("int f(int (*way)(int), int n) { return way(n) + 1; }", "f");
    kept("int f(const void *p, int n) { return *((const unsigned char *)p + (n & 3)); }", "f");
    kept("char *f(char *p) { return p + 2; }", "f");
    kept("int f(volatile int *p) { return *p + *p; }", "f");
  }

  /** Loops of five and of six times are of one magnitude. */
  @Test
  void pairsTellTheirPaths() {
    FunctionEntry entry =
        kept(
            """
            int f(unsigned char a) {
              int s = 0;
              if (a == 200) return 1;
              for (int i = 0; i < a / 16; i++) s += i;
              return s;
            }
            """,
            "f");
    Map<Integer, Set<Integer>> paths = new TreeMap<>();
    entry
        .pairs()
        .forEach(pair ->
            paths
                .computeIfAbsent(pair.path(), _ -> new TreeSet<>())
                .add(pair.arguments().getFirst().intValue()));
    assertTrue(paths.size() >= 4, () -> "only " + paths);
    Map<String, Integer> numbers = new TreeMap<>();
    paths.forEach((number, arguments) ->
        arguments.forEach(a -> {
          String way =
              a == 200 ? "early" : "loop " + Integer.toString(a / 16, 2).length() + (a < 16);
          assertEquals(number, numbers.computeIfAbsent(way, _ -> number), () -> way + paths);
        }));
    assertTrue(numbers.containsKey("early"), () -> "not reached: " + paths);
    assertEquals(entry.traits().paths(), numbers.size());
  }

  @Test
  void theSameCodeHasTheSameNameAndPairs() {
    String text = "int f(int a, long b) { return a ? (int)(b & 7) : 2; }";
    assertEquals(kept(text, "f"), kept(text, "f"));
    assertEquals(
        kept(text, "f").name(), kept("int g(int x) { return x & 1; }\n" + text, "f").name());
  }

  @Test
  void linesGiveTheSameEntriesBack() {
    FunctionEntry entry = kept("int f(int a) { return a == '\\n' ? 34 : a & 92; }", "f");
    EntryFormat.Line line = EntryFormat.read(EntryFormat.write(entry));
    assertEquals(entry, assertInstanceOf(EntryFormat.Line.Function.class, line).entry());
    assertEquals(
        new EntryFormat.Line.Visited("zlib/ä \"b\".c"),
        EntryFormat.read(EntryFormat.visited("zlib/ä \"b\".c")));
    String old = EntryFormat.write(entry).replaceAll("@[0-9]+\"", "\"");
    FunctionEntry withoutPaths =
        assertInstanceOf(EntryFormat.Line.Function.class, EntryFormat.read(old)).entry();
    assertEquals(entry.pairs().size(), withoutPaths.pairs().size());
    assertTrue(withoutPaths.pairs().stream().allMatch(pair -> pair.path() == 0));
    for (String wrong : List.of("", "{}", "{\"name\": [\"f\"]}", "[1]", "{\"a\": 1}", "{\"a\"")) {
      assertEquals(new EntryFormat.Line.Wrong(), EntryFormat.read(wrong), wrong);
    }
    assertEquals(Optional.empty(), FlatJson.read("{\"a\": [\"\\x\"]}"));
  }
}
