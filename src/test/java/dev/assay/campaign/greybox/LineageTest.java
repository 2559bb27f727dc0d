package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.mutate.changing.Step;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LineageTest {
  private static final Lineage.Link FLIP =
      new Lineage.Link(new Step("flip-bit", new Seed(12)), Optional.empty());

  @Test
  void isOneLineThatCanBeReadBack() {
    Lineage lineage =
        Lineage.of("my tests/a+b@c.c")
            .then(FLIP)
            .then(
                new Lineage.Link(new Step("combine", new Seed(-1)), Optional.of("starter/x y.c")));
    assertEquals(
        "my+tests/a%2Bb%40c.c flip-bit:12 combine:18446744073709551615@starter/x+y.c",
        lineage.toString());
    assertEquals(Optional.of(lineage), Lineage.parse(lineage.toString()));
    assertEquals(List.of("flip-bit", "combine"), lineage.mutators());
  }

  @Test
  void somethingElseIsNotUnderstood() {
    assertEquals(Optional.empty(), Lineage.parse(""));
    assertEquals(Optional.empty(), Lineage.parse("a.c flip-bit"));
    assertEquals(Optional.empty(), Lineage.parse("a.c flip-bit:x"));
    assertEquals(Optional.of(Lineage.of("a.c")), Lineage.parse("a.c\n"));
  }
}
