package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.mutate.variant.Round;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VariantRecipeTest {
  private static VariantRecipe.Key key(long number, long seed) {
    return new VariantRecipe.Key(number, new Seed(seed));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    var recipe =
        new VariantRecipe(
            key(2, 17),
            List.of(key(1, 3), key(0, 9)),
            List.of(Round.whole(new Seed(5)), Round.whole(new Seed(8)).keeping(Set.of(4, 0))));
    assertEquals("program 2:17 donors 1:3,0:9 rounds 5:all,8:0+4", recipe.text());
    assertEquals(Optional.of(recipe), VariantRecipe.parse(recipe.text()));
    var itself = new VariantRecipe(key(0, 1), List.of(), List.of());
    assertEquals("program 0:1 donors none rounds none", itself.text());
    assertEquals(Optional.of(itself), VariantRecipe.parse(itself.text()));
    VariantRecipe nothing = recipe.with(List.of(Round.whole(new Seed(5)).keeping(Set.of())));
    assertEquals(Optional.of(nothing), VariantRecipe.parse(nothing.text()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "program 17 donors none rounds none",
        "program 0:1 donors 3 rounds none",
        "program 0:1 donors none rounds 5",
        "program 0:1 donors none rounds 5:some",
        "program 0:1 donors none"
      })
  void otherTextIsNot(String text) {
    assertEquals(Optional.empty(), VariantRecipe.parse(text));
  }
}
