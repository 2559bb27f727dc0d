package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.campaign.source.FunctionFile;
import dev.assay.compile.SearchPath;
import dev.assay.harvest.EntryFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns with functions of a database. */
final class FuzzFunctionsTest {
  @TempDir private Path folder;
  private FuzzPlace place;
  private Path database;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.writeString(place.config(), "[exact]\nsize = \"small\"\n\n");
    database = folder.resolve("functions.gz");
    new FunctionFile(database)
        .add(FunctionFile.starter().subList(0, 40).stream().map(EntryFormat::write).toList());
  }

  private Run fuzz(String generator, String... more) {
    var words = new ArrayList<>(List.of("fuzz", "--config", place.config().toString()));
    words.addAll(List.of("--compilers", "good", "--swarm", "0", "--store", place.out().toString()));
    words.addAll(List.of("--generators", generator));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void variantsAreMadeWithThem() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    Run run =
        fuzz(
            "exact+inject",
            "--functions",
            database.toString(),
            "--count",
            "5",
            "--seed",
            "3",
            "--json");
    assertEquals(0, run.exit(), run.err());
    String name = "exact+inject@" + database;
    assertEquals(
        5, run.out().lines().filter(l -> l.contains("\"trial\"") && l.contains(name)).count());
    Run again =
        fuzz("exact+inject", "--functions", database.toString(), "--count", "6", "--seed", "3");
    assertEquals(0, again.exit(), again.err());
    assertTrue(again.out().contains("programs  6 (1 now)"), again.out());
    new FunctionFile(database).add(List.of(EntryFormat.write(FunctionFile.starter().get(50))));
    Run others =
        fuzz("exact+inject", "--functions", database.toString(), "--count", "7", "--resume");
    assertEquals(2, others.exit(), others.out());
    assertTrue(others.err().contains("--functions 4"), others.err());
  }

  @Test
  void wrongUseIsTold() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    Run none = fuzz("exact+inject", "--functions", folder.resolve("none").toString());
    assertEquals(2, none.exit());
    assertTrue(none.err().contains("there is no database "), none.err());
    Run plain = fuzz("exact", "--functions", database.toString());
    assertEquals(2, plain.exit());
    assertTrue(plain.err().contains("--functions is for generators with mutators"), plain.err());
    Files.writeString(database, "no database");
    Run broken = fuzz("exact+inject", "--functions", database.toString());
    assertEquals(2, broken.exit());
    assertTrue(broken.err().contains("there are no functions in "), broken.err());
  }
}
