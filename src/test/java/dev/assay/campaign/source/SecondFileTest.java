package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SecondFileTest {
  private static final String OTHERS =
      """
      void *memset(void *, int, unsigned long);
      static int g = 3;
      """;

  private static final String INJECTED =
      """
      typedef struct { int a; } h_2_0_pair;
      static int h_2_0_help(h_2_0_pair *p) { memset(p, 0, sizeof *p); return p->a; }
      typedef int h_2_0_number;
      h_2_0_number h_2_0_call(h_2_0_number n) { h_2_0_pair p = {n}; return h_2_0_help(&p) + n; }
      """;

  private static final String MAIN = "int main(void) { return g + h_2_0_call(4); }\n";

  private static Program parsed(String text) {
    ParseResult parsed =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertFalse(parsed.hasErrors(), parsed.errors()::toString);
    return parsed.program();
  }

  @Test
  void whatStandsAloneIsMoved() {
    SecondFile.Parts parts = SecondFile.of(parsed(OTHERS + INJECTED + MAIN)).orElseThrow();
    String first = SecondFile.text(parts.first());
    String second = SecondFile.text(parts.second());
    assertTrue(first.contains("int h_2_0_call(int);"), first);
    assertFalse(first.contains("h_2_0_help"), first);
    assertTrue(first.contains("int main(void)"), first);
    assertTrue(second.contains("} h_2_0_pair;"), second);
    assertTrue(second.contains("void *memset("), second);
    assertFalse(second.contains("main") || second.contains(" g "), second);
    parsed(first);
    parsed(second);
  }

  @Test
  void whatIsOnlyOfItsFileStays() {
    String own = INJECTED.replace("h_2_0_number h_2_0_call(", "static int h_2_0_call(");
    assertEquals(Optional.empty(), SecondFile.of(parsed(OTHERS + own + MAIN)));
    assertEquals(Optional.empty(), SecondFile.of(parsed("int main(void) { return 0; }")));
  }

  @Test
  void whatIsMixedWithTheProgramStays() {
    String mixed = INJECTED.replace("+ n;", "+ n + g;");
    assertEquals(Optional.empty(), SecondFile.of(parsed(OTHERS + mixed + MAIN)));
    String used = MAIN.replace("g +", "h_2_0_help(&(h_2_0_pair){1}) +");
    assertEquals(Optional.empty(), SecondFile.of(parsed(OTHERS + INJECTED + used)));
  }
}
