package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.judge.Cases;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which trials wait for the flags of compilers. */
final class PlansTest {
  private static final Compiler GCC = Cases.compiler("gcc-12", Family.GCC);
  private static final Plan PLAIN = plan(0);
  private static final Plan WHOLE = plan(0.3);

  @Test
  void theFirstTrialsNeverWait() {
    var plans =
        new Plans(
            PLAIN,
            () -> {
              throw new IllegalStateException("nobody may ask");
            });
    assertEquals(Optional.of(PLAIN), plans.of(0));
    assertEquals(Optional.of(PLAIN), plans.of(Plans.FIRST - 1));
  }

  /** Also if all is known long before them: the clock decides nothing. */
  @Test
  void theOthersHaveTheWholePlan() {
    var plans = new Plans(PLAIN, () -> Optional.of(WHOLE));
    assertEquals(Optional.of(PLAIN), plans.of(Plans.FIRST - 1));
    assertEquals(Optional.of(WHOLE), plans.of(Plans.FIRST));
  }

  @Test
  void whoIsInterruptedHasNone() {
    assertEquals(Optional.empty(), new Plans(PLAIN, Optional::empty).of(Plans.FIRST));
  }

  private static Plan plan(double swarm) {
    return new Plan(List.of(GCC), List.of(), List.of(), swarm, Map.of(), List.of(), 0);
  }
}
