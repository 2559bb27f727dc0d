package dev.assay.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SeedTest {
  @Test
  void childrenAreFixedForever() {
    assertEquals(new Seed(0x9d461fae228b1933L), new Seed(42).child("mutate"));
    assertEquals(new Seed(0x082b31bee6fccc0cL), new Seed(42).child(7));
  }

  @Test
  void childrenDiffer() {
    Set<Seed> seen = new HashSet<>();
    for (int parent = 0; parent < 100; parent++) {
      for (int number = 0; number < 100; number++) {
        seen.add(new Seed(parent).child(number));
        seen.add(new Seed(parent).child("n" + number));
      }
    }
    assertEquals(20_000, seen.size());
  }

  @Test
  void aPathOfNamesIsNotItsReverse() {
    assertNotEquals(new Seed(1).child("a").child("b"), new Seed(1).child("b").child("a"));
  }

  @Test
  void readsDecimalAndHexadecimal() {
    assertEquals(Optional.of(new Seed(255)), Seed.parse("255"));
    assertEquals(Optional.of(new Seed(255)), Seed.parse("0xff"));
    assertEquals(Optional.of(new Seed(-1)), Seed.parse("18446744073709551615"));
    assertEquals(Optional.empty(), Seed.parse("-1"));
    assertEquals(Optional.empty(), Seed.parse("0x"));
    assertEquals(Optional.empty(), Seed.parse("many"));
  }

  @Test
  void printsWhatItReads() {
    Rng values = new Seed(1).rng();
    for (int i = 0; i < 1000; i++) {
      Seed seed = new Seed(values.nextLong() >>> values.nextInt(64));
      assertEquals(Optional.of(seed), Seed.parse(seed.toString()));
    }
  }
}
