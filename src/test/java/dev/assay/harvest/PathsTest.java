package dev.assay.harvest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.harvest.Paths.News;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PathsTest {
  private final Paths paths = new Paths();

  @Test
  void statementsCountsAndPathsAreNewOnce() {
    assertEquals(News.STATEMENT, paths.add(List.of(1, 0, 2)));
    assertEquals(News.NOTHING, paths.add(List.of(1, 0, 2)));
    assertEquals(News.COUNT, paths.add(List.of(1, 0, 3)));
    assertEquals(News.STATEMENT, paths.add(List.of(1, 1)));
    assertEquals(News.PATH, paths.add(List.of(1, 1, 2)));
    assertEquals(News.STATEMENT, paths.add(List.of(1, 0, 0, 0, 1)));
    assertEquals(5, paths.size());
  }

  @Test
  void pathsHaveTheNumbersInWhichTheyWereSeen() {
    paths.add(List.of(1));
    paths.add(List.of(1, 1));
    paths.add(List.of(1));
    assertEquals(0, paths.number(List.of(1)));
    assertEquals(1, paths.number(List.of(1, 1)));
  }
}
