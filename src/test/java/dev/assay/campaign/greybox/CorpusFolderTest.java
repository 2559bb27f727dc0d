package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CorpusFolderTest {
  @TempDir private Path folder;

  @Test
  void programsComeBackInTheOrderOfTheirTrials() throws IOException {
    var corpus = CorpusFolder.of(folder, 2);
    assertEquals(List.of(), corpus.programs());
    CorpusProgram root = GrowingCorpusTest.root("a b.c", 1);
    CorpusProgram late = GrowingCorpusTest.child(12, root, 7, 8);
    CorpusProgram early = GrowingCorpusTest.child(9, root, 5);
    corpus.keep(late);
    corpus.keep(early);
    corpus.keep(early);
    assertEquals(List.of(early, late), corpus.programs());
  }

  @Test
  void whatWasNotWrittenToItsEndIsNotThere() throws IOException {
    var corpus = CorpusFolder.of(folder, 1);
    CorpusProgram program = GrowingCorpusTest.child(3, GrowingCorpusTest.root("a", 1), 2);
    corpus.keep(program);
    Files.writeString(corpus.folder().resolve("4.c"), "int x;");
    Files.writeString(corpus.folder().resolve("5.features"), "a flip-bit:1\nAAAA");
    Files.writeString(corpus.folder().resolve("6.features.new"), "a");
    assertEquals(List.of(program), corpus.programs());
  }
}
