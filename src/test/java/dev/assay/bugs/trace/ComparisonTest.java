package dev.assay.bugs.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first step that is wrong. */
final class ComparisonTest {
  @Test
  void theSameIsNotWrong() {
    assertEquals(
        Optional.empty(),
        Comparison.of("assay:1: g = 1\n", "assay:1: g = 1\n", Granularity.AT_END));
  }

  @Test
  void aWrongValueIsNamedWithItsLine() {
    FirstWrong first =
        Comparison.of(
                "assay:6: a[0] = 1\nassay:6: a[1] = 2\nx\n",
                "assay:6: a[0] = 1\nassay:6: a[1] = 3\ny\n",
                Granularity.EACH_STORE)
            .orElseThrow();
    assertEquals("a[1] is 3 instead of 2 after line 6", first.toString());
    assertEquals(List.of("line 6: a[0] = 1"), first.before());
    assertEquals(Granularity.EACH_STORE.sentence(), first.how());
  }

  @Test
  void anotherStepIsToldAsAWhole() {
    FirstWrong first =
        Comparison.of("assay:6: g = 1\n", "assay:9: h = 1\n", Granularity.EACH_STORE).orElseThrow();
    assertEquals("\"line 9: h = 1\" comes where \"line 6: g = 1\" is right", first.toString());
    assertTrue(first.how().endsWith("From here on it does other things than it should."));
  }

  @Test
  void anEndThatComesTooSoonIsNothing() {
    FirstWrong first = Comparison.ofOutputs("1\n2\n", "1\n").orElseThrow();
    assertEquals("nothing more comes where \"2\" is right", first.toString());
  }

  @Test
  void generatedProgramsNameTheirVariables() {
    FirstWrong first = Comparison.ofOutputs("1 out_7[3] = ff\n", "1 out_7[3] = fe\n").orElseThrow();
    assertEquals("out_7[3] is 0xfe instead of 0xff", first.toString());
    assertTrue(first.how().endsWith("(Input 1.)"));
  }

  @Test
  void onlyTheLastStepsBeforeAreKept() {
    FirstWrong first =
        Comparison.ofOutputs("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\n4\n5\n6\n8\n").orElseThrow();
    assertEquals(List.of("2", "3", "4", "5", "6"), first.before());
  }
}
