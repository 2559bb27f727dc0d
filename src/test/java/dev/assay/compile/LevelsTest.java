package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What levels are called, and what they are good for. */
final class LevelsTest {
  @Test
  void aBareLevelIsTheFirst() {
    assertEquals("-O1", Levels.named("-O"));
    assertEquals("-Og", Levels.named("-Og"));
    assertEquals("-special", Levels.named("-special"));
  }

  @Test
  void theLastLevelAmongFlagsCounts() {
    var flags = List.of("-O3", "-fno-ivopts", "-O", "-Output");
    assertEquals(Optional.of("-O1"), Levels.among(flags));
    assertEquals(List.of("-fno-ivopts", "-Output"), Levels.without(flags));
    assertEquals(Optional.empty(), Levels.among(List.of("-g", "-Output")));
  }

  @Test
  void whatIsLooseIsOnlyCompiled() {
    assertEquals(Purpose.RUN, Purpose.of("-O3", List.of("-fno-ivopts")));
    assertEquals(Purpose.COMPILE, Purpose.of("-Ofast", List.of()));
    assertEquals(Purpose.COMPILE, Purpose.of("-O2", List.of("-g", "-ffast-math")));
    assertEquals(Purpose.SANITIZE, Purpose.of("-Ofast", List.of("-fsanitize=address")));
    assertEquals(Purpose.ANALYSE, Purpose.of("-Ofast", List.of("--analyze")));
  }

  @Test
  void whatMeansSomethingElseIsOnlyCompiled() {
    for (String flag :
        List.of("-fshort-enums", "-fpack-struct=2", "-funsigned-bitfields", "-fno-math-errno")) {
      assertEquals(Purpose.COMPILE, Purpose.of("-O2", List.of("-g", flag)), flag);
      assertEquals(Optional.of(flag), OtherMeaning.of(List.of(flag)).map(c -> c.flag()));
    }
    for (String flag : List.of("-funsigned-char", "-fwrapv", "-fno-builtin", "-mavx2")) {
      assertEquals(Purpose.RUN, Purpose.of("-O2", List.of("-g", flag)), flag);
    }
  }

  @Test
  void thoseThatDoLeastComeFirst() {
    var levels = new ArrayList<>(List.of("", "-Ofast", "-O2", "-Oz", "-O0", "-Og"));
    levels.sort(Levels.ORDER);
    assertEquals(List.of("-O0", "-Og", "-Oz", "-O2", "-Ofast", ""), levels);
  }
}
