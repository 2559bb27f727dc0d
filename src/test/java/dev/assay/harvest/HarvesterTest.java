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
import java.util.Optional;
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
    "int f(int a) { return getpid() + a; },calls a function that is not in the file",
    "int f(int a) { volatile int b = a; return b; },uses volatile objects",
    "int f(int a) { for (;;) a = a; },takes too long",
    "int f(int a) { return 1 / (a - a); },is undefined for all arguments tried",
    "int f(int a) { __asm__(\"\"); return a; },has assembly",
    "double f(double a) { return a; },"
        + "has parameters or a result for which numbers cannot stand",
    "int f(int (*a)(void)) { return a(); },"
        + "has parameters or a result for which numbers cannot stand",
  })
  void othersAreLeftOutForAReason(String function, String reason) {
    assertEquals(reason, leftOut("int getpid(void);\n" + function, "f"));
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
    kept(text, "c");
    assertEquals("calls functions that call others in turn", leftOut(text, "d"));
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
    for (String wrong : List.of("", "{}", "{\"name\": [\"f\"]}", "[1]", "{\"a\": 1}", "{\"a\"")) {
      assertEquals(new EntryFormat.Line.Wrong(), EntryFormat.read(wrong), wrong);
    }
    assertEquals(Optional.empty(), FlatJson.read("{\"a\": [\"\\x\"]}"));
  }
}
