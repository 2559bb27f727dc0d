package dev.assay.mutate.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Program;
import dev.assay.mutate.MutationBench;
import org.junit.jupiter.api.Test;

class DistanceTest {
  private static Program program(String body) {
    return MutationBench.parse("int main(void) { int a = 0; " + body + " return a; }");
  }

  @Test
  void sameProgramsAreNotApart() {
    assertEquals(0, Distance.between(program("a = 1; a = 2;"), program("a = 1; a = 2;")));
  }

  @Test
  void distanceIsTheSameInBothDirections() {
    Program one = program("a = 1; a = 2; if (a) a = 3;");
    Program other = program("a = 2; a = 5;");
    assertEquals(Distance.between(one, other), Distance.between(other, one));
  }

  @Test
  void moreChangesAreFurther() {
    Program seed = program("a = 1; a = 2; a = 3; a = 4;");
    double one = Distance.between(seed, program("a = 1; a = 2; a = 3; a = 9;"));
    double two = Distance.between(seed, program("a = 1; a = 8; a = 3; a = 9;"));
    assertTrue(0 < one && one < two && two < 1, one + " " + two);
  }

  @Test
  void orderCounts() {
    assertTrue(Distance.between(program("a = 1; a = 2;"), program("a = 2; a = 1;")) > 0);
  }

  @Test
  void ofTwoTheSmallerOneIsFurther() {
    Program seed = program("a = 1;");
    String few = "a = 2; a = 3;";
    assertTrue(
        Distance.between(seed, program(few.repeat(60)))
            < Distance.between(seed, program("a = 4; a = 5; a = 6; a = 7; a = 8;")));
  }
}
