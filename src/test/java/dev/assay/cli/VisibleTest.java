package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What terminals would act on is seen instead. */
final class VisibleTest {
  @Test
  void controlCharactersStandThereAsInC() {
    assertEquals("\\033[31mred\\033[0m\\007", Visible.of("\033[31mred\033[0m\007"));
    assertEquals("100%\\r\\010\\177\\000", Visible.of("100%\r\b\177\0"));
    assertEquals("\\302\\233m", Visible.of("\u009bm"));
    assertEquals("\\342\\200\\256evil", Visible.of("\u202eevil"));
  }

  @Test
  void textStays() {
    String text = "a\tb\n'\\033' \\ $1 \u00e9 \ud83d\ude00\n";
    assertEquals(text, Visible.of(text));
  }

  @Test
  void bytesThatAreNoTextAreNumbers() {
    assertEquals("\u00e9 \\377\\303", Visible.ofBytes("\u00c3\u00a9 \u00ff\u00c3"));
  }
}
