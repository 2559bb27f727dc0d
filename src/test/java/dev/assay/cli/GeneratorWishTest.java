package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.DefaultMix;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which sources are meant by what the command line and assay.toml say. */
final class GeneratorWishTest {
  private static final Path FILE = Path.of("/data/functions.gz");

  private static GeneratorWish wish(String... names) {
    return new GeneratorWish(
        List.of(names), Optional.empty(), Optional.empty(), false, Optional.empty());
  }

  private static GeneratorWish.Wished.Fine fine(GeneratorWish wish) {
    return assertInstanceOf(
        GeneratorWish.Wished.Fine.class, wish.wished(Optional.empty()), wish::toString);
  }

  private static List<String> names(GeneratorWish wish) {
    return fine(wish).entries().stream().map(e -> e.name() + "=" + e.weight()).toList();
  }

  private static void assertWrong(String message, GeneratorWish wish) {
    var wrong = assertInstanceOf(GeneratorWish.Wished.Wrong.class, wish.wished(Optional.empty()));
    assertTrue(wrong.message().contains(message), wrong.message());
  }

  @Test
  void withoutAWordItIsTheDefaultMixAndAdapts() {
    List<String> rows =
        DefaultMix.rows().stream().map(row -> row.generator() + "=" + row.weight()).toList();
    assertEquals(rows, names(wish()));
    assertEquals(rows, names(wish("default")));
    assertTrue(rows.containsAll(List.of("exact=4", "exact+emi+inject=3", "greybox=3")));
    assertTrue(fine(wish()).adapted());
    assertTrue(fine(wish()).entries().stream().allMatch(GeneratorEntry::optional));
  }

  @Test
  void whatIsNamedStaysAsItIs() {
    var given = fine(wish("csmith+emi=3", "./tests"));
    assertFalse(given.adapted());
    assertEquals(
        List.of(
            new GeneratorEntry("csmith+emi", 3, false), new GeneratorEntry("./tests", 1, false)),
        given.entries());
    var asked =
        new GeneratorWish(
            List.of("exact", "csmith"),
            Optional.empty(),
            Optional.empty(),
            false,
            Optional.of(true));
    assertTrue(fine(asked).adapted());
  }

  @Test
  void theDefaultMixCanStandBesideOthers() {
    var both = wish("default=2", "./tests=5");
    assertEquals("exact=8", names(both).getFirst());
    assertEquals("./tests=5", names(both).getLast());
    assertTrue(fine(both).adapted());
    assertFalse(
        fine(new GeneratorWish(
                List.of("default"), Optional.empty(), Optional.empty(), false, Optional.of(false)))
            .adapted());
  }

  @Test
  void theConfigurationComesBeforeTheDefault() {
    Optional<Map<String, Integer>> file =
        Optional.of(Map.of("exact", 3, "csmith", 1, "greybox", 0));
    assertEquals(
        new GeneratorWish.Wished.Fine(
            List.of(new GeneratorEntry("csmith", 1, false), new GeneratorEntry("exact", 3, false)),
            false),
        wish().wished(file));
    assertEquals(
        new GeneratorWish.Wished.Fine(List.of(new GeneratorEntry("exact", 1, false)), false),
        wish("exact").wished(file));
  }

  @Test
  void functionsAndCorpusGoToWhomTheyAreFor() {
    var all =
        new GeneratorWish(
            List.of(), Optional.of(FILE), Optional.of(Path.of("/tests")), false, Optional.empty());
    List<String> names = names(all);
    assertTrue(names.contains("exact=4"), names::toString);
    assertTrue(names.contains("exact+inject@/data/functions.gz=3"), names::toString);
    assertTrue(names.contains("greybox@/tests=3"), names::toString);
    var blind =
        new GeneratorWish(
            List.of("greybox@/a", "exact"),
            Optional.empty(),
            Optional.of(Path.of("/b")),
            true,
            Optional.empty());
    assertEquals(List.of("greybox-blind@/a=1", "exact=1"), names(blind));
  }

  @Test
  void whatNobodyCanUseIsWrong() {
    assertWrong("'exact=0' has no weight of 1 to 1000", wish("exact=0"));
    assertWrong(
        "--functions is for generators with mutators",
        new GeneratorWish(
            List.of("exact"), Optional.of(FILE), Optional.empty(), false, Optional.empty()));
    assertWrong(
        "--corpus is for --generators greybox",
        new GeneratorWish(
            List.of("exact"), Optional.empty(), Optional.of(FILE), false, Optional.empty()));
    assertWrong(
        "--no-feedback is for --generators greybox",
        new GeneratorWish(
            List.of("exact"), Optional.empty(), Optional.empty(), true, Optional.empty()));
  }
}
