package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CorpusHistoryTest {
  private static final CorpusProgram ROOT = GrowingCorpusTest.root("a", 1);

  private static List<Long> trials(Corpus corpus) {
    return corpus.programs().stream().map(CorpusProgram::trial).toList();
  }

  @Test
  void theOrderIsThatOfTrialsAndNotOfTheirEnds() {
    var history = new CorpusHistory(List.of(ROOT), List.of());
    history.add(GrowingCorpusTest.child(5, ROOT, 2, 3));
    history.add(GrowingCorpusTest.child(3, ROOT, 2));
    assertEquals(List.of(-1L, 3L, 5L), trials(history.before(6)));
  }

  @Test
  void whatOneMadeFirstIsNotNewToTheOther() {
    var history = new CorpusHistory(List.of(ROOT), List.of());
    history.add(GrowingCorpusTest.child(7, ROOT, 2));
    history.add(GrowingCorpusTest.child(4, ROOT, 2, 1));
    assertEquals(List.of(-1L, 4L), trials(history.before(8)));
  }

  @Test
  void aLaterAnswerDoesNotSpoilAnEarlierOne() {
    var history = new CorpusHistory(List.of(ROOT), List.of());
    for (int trial = 0; trial < 30; trial++) {
      history.add(GrowingCorpusTest.child(trial, ROOT, 100 + trial));
    }
    assertEquals(31, history.before(30).programs().size());
    assertEquals(11, history.before(10).programs().size());
    for (int limit = 0; limit < 20; limit++) {
      assertEquals(limit + 1, history.before(limit).programs().size());
    }
    assertEquals(31, history.before(30).programs().size());
  }
}
