package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.feedback.Features;
import dev.assay.mutate.changing.Step;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class GrowingCorpusTest {
  static CorpusProgram root(String name, long... features) {
    return CorpusProgram.root(name, "int " + name + ";", features(features));
  }

  static CorpusProgram child(long trial, CorpusProgram parent, long... features) {
    var link = new Lineage.Link(new Step("flip-bit", new Seed(trial)), Optional.empty());
    return new CorpusProgram(
        trial, parent.lineage().then(link), "int x" + trial + ";", features(features));
  }

  private static Features features(long... hashes) {
    return Features.ofHashes(LongStream.of(hashes));
  }

  @Test
  void onlyWhatIsNewJoins() {
    var growing = new GrowingCorpus(List.of(root("a", 1, 2), root("b", 2, 3)));
    assertFalse(growing.offer(child(0, root("a"), 1, 3)));
    assertTrue(growing.offer(child(1, root("a"), 1, 4)));
    assertFalse(growing.offer(child(2, root("b"), 4)), "by now it is known");
    assertEquals(4, growing.features());
    assertEquals(3, growing.now().programs().size());
    assertEquals(2, growing.now().roots().size());
    assertEquals(features(1, 2, 3, 4), growing.now().covered());
  }

  @Test
  void rareFeaturesGiveEnergy() {
    var growing =
        new GrowingCorpus(List.of(root("a", 1, 2), root("b", 1, 2), root("c", 1, 2, 3, 4, 5)));
    List<Integer> energies = growing.now().energies();
    assertEquals(energies.get(0), energies.get(1));
    assertTrue(energies.get(2) > 3 * energies.get(0), energies.toString());
  }

  @Test
  void longProgramsGetLessEnergy() {
    CorpusProgram small = root("a", 1, 2);
    var large = CorpusProgram.root("b", "int b;" + "/* long */".repeat(1000), features(1, 2));
    List<Integer> energies = new GrowingCorpus(List.of(small, large)).now().energies();
    assertTrue(energies.get(0) > 3 * energies.get(1), energies.toString());
    assertTrue(energies.get(1) > 0, energies.toString());
  }

  @Test
  void youngOnesAndTheirParentsAreFavoured() {
    CorpusProgram a = root("a", 1, 2);
    CorpusProgram b = root("b", 1, 2);
    var growing = new GrowingCorpus(List.of(a, b));
    assertTrue(growing.offer(child(0, a, 1, 3)));
    List<Integer> energies = growing.now().energies();
    assertTrue(energies.get(0) > energies.get(1), "a has had a child: " + energies);
    assertTrue(energies.get(2) > energies.get(0), "the child is young: " + energies);
  }

  @Test
  void programsAreChosenByTheirEnergy() {
    Corpus corpus =
        new GrowingCorpus(List.of(root("a", 1), root("b", 1, 2, 3, 4, 5, 6, 7, 8))).now();
    int b = 0;
    for (int seed = 0; seed < 300; seed++) {
      b += corpus.parent(new Seed(seed).rng()).lineage().root().equals("b") ? 1 : 0;
    }
    assertTrue(b > 240 && b < 300, "of 300: " + b);
  }
}
