package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.RealGcc;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.campaign.config.Settings;
import dev.assay.campaign.source.ExactSource;
import dev.assay.compile.Compiler;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.NativeProcessRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns with all generators and mutators together, from the command line. */
final class FuzzMixTest {
  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.writeString(place.config(), "[exact]\nsize = \"small\"\n\n");
  }

  private Run fuzz(String compilers, String... more) {
    var words = new ArrayList<>(List.of("fuzz", "--config", place.config().toString()));
    words.addAll(List.of("--compilers", compilers, "--swarm", "0", "--reduce", "off"));
    words.addAll(List.of("--store", place.out().toString()));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  private static List<Map<String, Object>> objects(Run run) {
    return run.out().lines().map(JsonReader::object).toList();
  }

  /** The newest gcc, and the newest clang if there is one. */
  private static String real() {
    List<Map<String, Object>> all = objects(Run.of("compilers", "--json"));
    return List.of("gcc", "clang").stream()
        .flatMap(family ->
            all.stream()
                .filter(c -> family.equals(c.get("family")) && Boolean.TRUE.equals(c.get("works")))
                .map(c -> (String) c.get("name"))
                .filter(name -> name.matches(family + "(-[0-9]+)?"))
                .reduce((_, newer) -> newer)
                .stream())
        .collect(Collectors.joining(","));
  }

  /** Each slot of the first batch twice: programs, and then a variant of each. */
  @Test
  void everyPathMakesProgramsOnWhichRealCompilersAgree() {
    String compilers = real();
    Run explained = fuzz(compilers, "--explain", "--json");
    assertEquals(0, explained.exit(), explained.err());
    Set<String> paths =
        objects(explained).stream()
            .filter(row -> row.get("missing").equals(""))
            .map(row -> (String) row.get("generator"))
            .collect(Collectors.toSet());
    assertTrue(paths.containsAll(Set.of("exact", "exact+emi", "greybox")), paths::toString);
    assertTrue(Files.notExists(place.out()), "nothing was begun");

    var words = new ArrayList<>(List.of("--levels", "-O1", "--count", "20", "--seed", "3"));
    // The corpus is compiled by each proxy.
    words.addAll(List.of("--proxies", compilers.split(",")[0], "--json", "-j", "2"));
    Run run = fuzz(compilers, words.toArray(String[]::new));
    List<Map<String, Object>> events = objects(run);
    assertEquals(0, run.exit(), run.out() + run.err());
    Set<String> agreed = new TreeSet<>();
    Set<String> built = new TreeSet<>();
    for (Map<String, Object> event : events) {
      if (event.get("event").equals("trial")) {
        String verdict = (String) event.get("verdict");
        assertTrue(
            Set.of("agrees", "inconclusive", "invalid-program").contains(verdict), event::toString);
        if (verdict.equals("agrees") || !event.get("builds").equals("0")) {
          built.add((String) event.get("generator"));
        }
        if (verdict.equals("agrees")) {
          agreed.add((String) event.get("generator"));
        }
      }
    }
    // Few of Csmith's programs end soon enough, and few of the grammar's are defined.
    paths.remove("csmith+emi+inject");
    assertTrue(built.containsAll(paths), run.out());
    assertTrue(agreed.containsAll(Set.of("exact", "exact+emi", "remgen-exact")), run.out());
    Map<String, Object> status = events.getLast();
    assertEquals("20", status.get("programs"));
    assertTrue(Integer.parseInt((String) status.get("mutations")) > 0, status::toString);
    assertEquals("0", status.get("mutations-defects"));
    assertEquals("0", status.get("bugs"));
  }

  @Test
  void theSameProgramsForAnyNumberOfWorkersAndAfterAStop() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST);
    String[] mix = {"--generators", "exact,exact+fcb", "--adapt", "--seed", "4", "--count", "12"};
    assertEquals(0, fuzz("good", add(mix, "-j", "1")).exit());
    List<String> trials = FuzzStored.trials(place.out(), 1);
    List<String> counters = sources(place.out());
    Files.move(place.out(), folder.resolve("first"));
    mix[mix.length - 1] = "5";
    assertEquals(0, fuzz("good", add(mix, "-j", "3")).exit());
    Run resumed = fuzz("good", "--resume", "--count", "12", "-j", "3");
    assertEquals(0, resumed.exit(), resumed.err());
    assertEquals(12, trials.size());
    assertEquals(trials, FuzzStored.trials(place.out(), 1));
    assertEquals(counters, sources(place.out()));
    assertTrue(resumed.out().contains("  generator  programs  bugs\n"), resumed.out());
  }

  private static String[] add(String[] words, String... more) {
    var all = new ArrayList<>(List.of(words));
    Collections.addAll(all, more);
    return all.toArray(String[]::new);
  }

  private static List<String> sources(Path out) throws SQLException {
    return FuzzStored.rows(
        out, "select name, value from counter where name like 'source %' order by name");
  }

  @Test
  void aCampaignOfBeforeGoesOnAsItWas() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST);
    // As it was stored when exact alone was the default.
    assertEquals(0, fuzz("good", "--generators", "exact", "--count", "1").exit());
    Run resumed = fuzz("good", "--resume", "--count", "2");
    assertEquals(0, resumed.exit(), resumed.err());
    assertEquals(
        List.of("exact", "exact"), FuzzStored.rows(place.out(), "select generator from trial"));
    Run again = fuzz("good", "--count", "1");
    assertEquals(0, again.exit(), again.err());
    assertTrue(again.err().contains("assay: a new campaign begins in "), again.err());
    assertTrue(again.err().contains("  generators was \"exact=1\", is \"exact=4,"), again.err());
    assertTrue(again.err().contains("  mix was \"\", is \"adapted\""), again.err());
    Run mixed = fuzz("good", "--resume", "--count", "2");
    assertEquals(0, mixed.exit(), mixed.err());
    assertEquals(
        List.of("1 2", "2 2"),
        FuzzStored.rows(place.out(), "select campaign, count(*) from trial group by campaign"));
    Run fixed = fuzz("good", "--resume", "--no-adapt", "--count", "3");
    assertEquals(2, fixed.exit(), fixed.out());
    assertTrue(fixed.err().contains("mix was \"adapted\", is \"\""), fixed.err());
  }

  @Test
  void whatTheMachineLacksIsLeftOutOfTheMixAndToldOtherwise() {
    try (var runner = NativeProcessRunner.detect(System.getenv())) {
      List<Compiler> gcc = List.of(RealGcc.compiler());
      var workshop = new Workshop(runner, Settings.DEFAULT, gcc, gcc);
      var sources =
          new FuzzSources(
              new SearchPath(List.of()),
              runner,
              gcc,
              gcc,
              new ExactSource(ExactSettings.DEFAULT, List.of(DataModel.LP64)),
              new GreyboxSources(workshop, FeedbackWish.NONE));
      var exact = new GeneratorEntry("exact", 4, true);
      var chosen =
          assertInstanceOf(
              FuzzSources.Chosen.Ready.class,
              sources.choose(List.of(exact, new GeneratorEntry("csmith+emi", 3, true))));
      assertEquals(
          List.of("exact"),
          chosen.schedule().shares().stream()
              .map(Schedule.Share::source)
              .map(s -> s.name())
              .toList());
      String reason = chosen.left().getFirst().reason();
      assertTrue(reason.contains("apt-get install csmith"), reason);
      var needed = sources.choose(List.of(exact, new GeneratorEntry("csmith+emi", 3, false)));
      assertEquals(3, assertInstanceOf(FuzzSources.Chosen.Impossible.class, needed).exit());
    }
  }
}
