package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ShowDiffTest {
  @Test
  void equalLinesAroundAreLeftOut() {
    assertEquals(
        List.of("  ... 1 equal line", "  b", "  c", "- d", "+ x", "+ y", "  e"),
        ShowDiff.lines("a\nb\nc\nd\ne\n", "a\nb\nc\nx\ny\ne\n"));
  }

  @Test
  void longDifferencesAreCut() {
    String many = IntStream.range(0, 30).mapToObj(i -> "n" + i).collect(Collectors.joining("\n"));
    List<String> lines = ShowDiff.lines(many, "");
    assertEquals("- n9", lines.get(9));
    assertEquals("- ... 20 more lines", lines.get(10));
    assertEquals(11, lines.size());
  }

  @Test
  void aRepeatedLineIsNotCountedTwice() {
    assertEquals(List.of("  a", "- a"), ShowDiff.lines("a\na\n", "a\n"));
    assertEquals(List.of("+ 1"), ShowDiff.lines("", "1\n"));
  }
}
