package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.generate.Target;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ExactRecipeTest {
  private static final ExactRecipe RECIPE =
      new ExactRecipe(
          new Target(new Language.Cxx(20, true), DataModel.ILP32),
          Size.LARGE,
          3,
          Barrier.VOLATILE,
          true,
          7,
          FloatResults.NEAR,
          new PolicySettings(
              false,
              PolicyOverrides.NONE
                  .with(Knob.of(Feature.FOR), 0)
                  .with(Knob.of(Distribution.CONSTANT_LEAVES, 0), 12)));

  @Test
  void whatIsWrittenIsReadBack() {
    assertEquals(
        "--std gnu++20 --model ilp32 --size large --files 3 --barrier volatile --inputs 7 --floats"
            + " near --values --no-policies --weight 'constant-leaves.as drawn=12' --weight"
            + " 'for=0'",
        RECIPE.text());
    assertEquals(Optional.of(RECIPE), ExactRecipe.parse(RECIPE.text()));
    assertEquals(Optional.of(ExactRecipe.DEFAULT), ExactRecipe.parse(ExactRecipe.DEFAULT.text()));
  }

  @Test
  void anythingElseIsNotRead() {
    for (String text :
        List.of(
            "--size huge",
            "--std c89000",
            "--weight 'fro=1'",
            "--weight 'for=x'",
            "--floats some",
            "--speed 3",
            "size large",
            "--size large and more")) {
      assertEquals(Optional.empty(), ExactRecipe.parse(text), text);
    }
  }
}
