package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.feedback.Features;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class DistillationTest {
  private static List<String> names(List<CorpusProgram> programs) {
    return programs.stream().map(program -> program.lineage().root()).toList();
  }

  @Test
  void fewProgramsShowAll() {
    List<CorpusProgram> all =
        List.of(
            GrowingCorpusTest.root("a", 1, 2),
            GrowingCorpusTest.root("b", 2, 3),
            GrowingCorpusTest.root("c", 1, 2, 3, 4),
            GrowingCorpusTest.root("d", 5));
    assertEquals(List.of("c", "d"), names(Distillation.of(all)));
  }

  @Test
  void ofTwoThatShowTheSameTheSmallerStays() {
    Features features = Features.ofHashes(LongStream.of(1, 2, 3));
    List<CorpusProgram> all =
        List.of(
            CorpusProgram.root("large", "x".repeat(900), features),
            CorpusProgram.root("small", "x".repeat(90), features));
    assertEquals(List.of("small"), names(Distillation.of(all)));
  }

  @Test
  void whatLaterOnesMadeUnnecessaryIsDropped() {
    List<CorpusProgram> all =
        List.of(
            GrowingCorpusTest.root("a", 1, 2, 3, 4),
            GrowingCorpusTest.root("b", 1, 2, 5),
            GrowingCorpusTest.root("c", 3, 4, 6));
    assertEquals(List.of("b", "c"), names(Distillation.of(all)));
  }

  @Test
  void whatIsKnownNeedNoProgram() {
    List<CorpusProgram> all =
        List.of(GrowingCorpusTest.root("a", 1, 2), GrowingCorpusTest.root("b", 3));
    Features known = Features.ofHashes(LongStream.of(1, 2));
    assertEquals(List.of("b"), names(Distillation.without(known, all)));
    assertEquals(List.of(), names(Distillation.without(known, all.subList(0, 1))));
  }
}
