package dev.assay.bugs.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Switches that mend are found in groups. */
final class CuresTest {
  private static final List<List<String>> SWITCHES =
      IntStream.range(0, 130).mapToObj(i -> List.of("-fno-" + i)).toList();

  @Test
  void twoAmongManyAreFoundWithoutTryingAll() {
    FakeCompiler compiler =
        FakeCompiler.of(flags ->
            flags.contains("-fno-17") || flags.contains("-fno-99") ? Answer.GOOD : Answer.BAD);
    Cures cures = Cures.among(SWITCHES, 200, compiler);
    assertEquals(List.of(List.of("-fno-17"), List.of("-fno-99")), cures.switches());
    assertTrue(cures.complete());
    assertTrue(compiler.asked().size() < 40, compiler.asked().size() + " builds");
  }

  @Test
  void whatBreaksTheCompilerIsNoCureAndHidesNone() {
    FakeCompiler compiler =
        FakeCompiler.of(flags ->
            flags.contains("-fno-18")
                ? Answer.OTHER
                : flags.contains("-fno-17") ? Answer.GOOD : Answer.BAD);
    assertEquals(List.of(List.of("-fno-17")), Cures.among(SWITCHES, 200, compiler).switches());
  }

  @Test
  void noSwitchMendsWhatAllTogetherDoNot() {
    FakeCompiler compiler = FakeCompiler.of(_ -> Answer.BAD);
    assertEquals(List.of(), Cures.among(SWITCHES, 200, compiler).switches());
    assertEquals(1, compiler.asked().size());
  }

  @Test
  void theNumberOfBuildsIsKept() {
    var compiler = new FakeCompiler(_ -> Answer.GOOD, Map.of(), 1000);
    Cures cures = Cures.among(SWITCHES, 20, compiler);
    assertFalse(cures.complete());
    assertTrue(compiler.asked().size() <= 20, compiler.asked().size() + " builds");
  }
}
