package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.campaign.HostileCompiler;
import dev.assay.campaign.RealGcc;
import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.FeedbackSources;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.changing.MutantMaker;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The source by itself, with a corpus of two programs and batches of three trials. */
final class GreyboxSourceTest {
  private static final int BATCH = 3;
  private static final Seed CAMPAIGN = new Seed(77);

  @TempDir private Path folder;
  private NativeProcessRunner runner;

  @BeforeEach
  void writePrograms() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    runner = NativeProcessRunner.detect(System.getenv());
    Path programs = Files.createDirectory(folder.resolve("programs"));
    Files.writeString(
        programs.resolve("sum.c"),
        """
        #include <stdio.h>
        int a[40];
        int main(void) {
          int s = 0;
          for (int i = 0; i < 40; i++) { a[i] = i * 3; s += a[i] & 7; }
          printf("%d\\n", s);
          return 0;
        }
        """);
    Files.writeString(
        programs.resolve("text.c"),
        """
        #include <string.h>
        static char t[20] = "hello";
        int main(void) { strcat(t, "x"); return strlen(t) > 5 ? t[2] : 1; }
        """);
    Files.writeString(programs.resolve("wrong.c"), "int main(void) { return x; }\n");
  }

  @AfterEach
  void close() {
    if (runner != null) {
      runner.close();
    }
  }

  private GreyboxWays ways(boolean feedback) {
    return ways(feedback, RealGcc.compiler());
  }

  private GreyboxWays ways(boolean feedback, Compiler proxy) {
    Compiler gcc = RealGcc.compiler();
    var meter =
        new FeatureMeter(
            runner,
            FeedbackSources.usual(SearchPath.ofEnvironment()),
            List.of(new Configuration(proxy, "-O2", List.of(), Purpose.RUN)));
    return new GreyboxWays(
        new Roots(
            new RootFiles(Optional.of(folder.resolve("programs")), false),
            runner,
            List.of(gcc),
            runner::scratch),
        new Breeder(MutantMaker.ofAll(), false),
        feedback ? Optional.of(meter) : Optional.empty(),
        FeatureCache.NONE,
        BATCH);
  }

  private GreyboxSource source(boolean feedback, String out, long ended) {
    return new GreyboxSource(ways(feedback))
        .with(new CampaignMemory(Experience.NONE, folder.resolve(out), 1, n -> n < ended));
  }

  private TestCase made(GreyboxSource source, long number) {
    var ticket = new Ticket(number, CAMPAIGN.child(number), CAMPAIGN);
    try (Scratch scratch = runner.scratch()) {
      return assertInstanceOf(Sourced.Made.class, source.make(ticket, scratch)).test();
    }
  }

  private List<String> texts(GreyboxSource source, LongStream numbers) {
    var texts = new ArrayList<String>();
    numbers.forEach(number -> texts.add(made(source, number).files().getFirst().text()));
    return texts;
  }

  @Test
  void onlyProgramsThatCompileAreRoots() {
    Roots.Loaded roots = ways(true).roots();
    assertEquals(
        List.of("sum.c", "text.c"),
        roots.programs().stream().map(program -> program.lineage().root()).toList());
    assertEquals(1, roots.left().size());
    assertTrue(roots.left().getFirst().startsWith("wrong.c: "), roots.left().toString());
    assertTrue(roots.programs().stream().allMatch(program -> program.features().size() > 20));
  }

  @Test
  void mutantsThatShowNewThingsAreMutatedInTheirTurn() throws IOException {
    GreyboxSource source = source(true, "a", 0);
    texts(source, LongStream.range(0, 12));
    List<CorpusProgram> kept = CorpusFolder.of(folder.resolve("a"), 1).programs();
    assertTrue(kept.size() > 3, "almost every change of so few programs shows something new");
    boolean grandchild =
        kept.stream()
            .anyMatch(program ->
                kept.stream()
                    .anyMatch(older ->
                        older.trial() < program.trial()
                            && program.lineage().toString().startsWith(older.lineage() + " ")));
    assertTrue(grandchild, kept.stream().map(CorpusProgram::lineage).toList().toString());
  }

  @Test
  void aCampaignThatWasStoppedGoesOnAlike() {
    GreyboxSource whole = source(true, "whole", 0);
    List<String> expected = texts(whole, LongStream.range(0, 9));
    texts(source(true, "parts", 0), LongStream.range(0, 5));
    List<String> later = texts(source(true, "parts", 5), LongStream.range(5, 9));
    assertEquals(expected.subList(5, 9), later);
  }

  @Test
  void theOrderOfTrialsInABatchDoesNotMatter() {
    List<String> expected = texts(source(true, "forth", 0), LongStream.range(0, 6));
    GreyboxSource other = source(true, "back", 0);
    List<String> back = texts(other, LongStream.of(2, 1, 0, 5, 4, 3));
    assertEquals(
        expected,
        List.of(back.get(2), back.get(1), back.get(0), back.get(5), back.get(4), back.get(3)));
  }

  @Test
  void aMutantIsMadeAgainFromItsLineage() {
    GreyboxSource source = source(true, "a", 0);
    texts(source, LongStream.range(0, 7));
    TestCase test = made(source, 7);
    try (Scratch scratch = runner.scratch()) {
      Sourced again = new GreyboxSource(ways(true)).again(test.origin(), 7, scratch);
      assertEquals(test.files(), assertInstanceOf(Sourced.Made.class, again).test().files());
    }
  }

  @Test
  void aFileOfWhichACompilerDiesIsTheProgramOfATrial() throws IOException {
    Files.writeString(folder.resolve("programs/deadly.c"), "int main(void) { return 4711; }\n");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Compiler hostile =
        HostileCompiler.in(folder, "hostile", "grep -qs 4711 *.c && kill -SEGV $$\ncompile\n")
            .compiler(Family.GCC);
    GreyboxWays ways = ways(true, hostile);
    Roots.Loaded roots = ways.roots();
    assertEquals(
        List.of("deadly.c"), roots.deadly().stream().map(p -> p.lineage().root()).toList());
    GreyboxSource source =
        new GreyboxSource(ways)
            .with(new CampaignMemory(Experience.NONE, folder.resolve("a"), 1, _ -> false));
    TestCase first = made(source, 0);
    assertTrue(first.files().getFirst().text().contains("4711"), first.files().toString());
    assertEquals("deadly.c", first.origin().detail());
    TestCase next = made(source, 1);
    assertFalse(next.files().getFirst().text().contains("4711"), next.files().toString());
    try (Scratch scratch = runner.scratch()) {
      Sourced again = new GreyboxSource(ways).again(first.origin(), 0, scratch);
      assertEquals(first.files(), assertInstanceOf(Sourced.Made.class, again).test().files());
    }
  }

  @Test
  void withoutFeedbackNothingIsKept() throws IOException {
    GreyboxSource source = source(false, "blind", 0);
    assertEquals("greybox-blind@" + folder.resolve("programs"), source.name());
    texts(source, LongStream.range(0, 4));
    assertEquals(List.of(), CorpusFolder.of(folder.resolve("blind"), 1).programs());
  }
}
