package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TargetNeedTest {
  @Test
  void integersOf128BitsNeedATargetOf64() {
    Set<TargetNeed> needs = needs("unsigned __int128 x; int main(void) { return x != 0; }");
    assertEquals(Set.of(TargetNeed.WIDE_INTEGERS), needs);
    assertTrue(TargetNeed.WIDE_INTEGERS.isMetBy(DataModel.LP64));
    assertTrue(TargetNeed.WIDE_INTEGERS.isMetBy(DataModel.LLP64));
    assertFalse(TargetNeed.WIDE_INTEGERS.isMetBy(DataModel.ILP32));
  }

  @Test
  void namesThatOnlyContainItNeedNothing() {
    assertEquals(Set.of(), needs("int my__int128; int main(void) { return my__int128; }"));
  }

  private static Set<TargetNeed> needs(String text) {
    return TargetNeed.of(
        new TestCase(
            new Origin("made-up", new Seed(1), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", text)),
            List.of("test.c"),
            List.of(),
            Expectation.NONE));
  }
}
