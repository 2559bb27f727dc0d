package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.source.FunctionFile;
import dev.assay.compile.SearchPath;
import dev.assay.harvest.EntryFormat;
import dev.assay.harvest.FunctionEntry;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HarvestCommandTest {
  private static final Path STARTER = Path.of("src/main/resources/dev/assay/harvest/starter");

  @TempDir private Path folder;
  private Path sources;
  private String database;

  @BeforeEach
  void write() throws IOException {
    sources = Files.createDirectories(folder.resolve("real/code"));
    Files.writeString(
        sources.resolve("one.c"),
        "#include <stdint.h>\n"
            + "uint8_t f(uint8_t a) { return a ^ 3; }\n"
            + "int main(void) { return 0; }");
    Files.writeString(sources.resolve("two.c"), "int g(int a) { return a & 12; } int h(int a);");
    Files.writeString(sources.resolve("bad.c"), "int f(int { }");
    Files.writeString(sources.resolve("worse.c"), "#include <there/is/none.h>\n");
    database = folder.resolve("functions.gz").toString();
  }

  private Run harvest(String... more) {
    var args = new ArrayList<>(List.of("harvest", folder.resolve("real").toString()));
    args.addAll(List.of("--database", database, "--licence", "MIT"));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  @Test
  void functionsOfAFolderAreKept() throws IOException {
    Run run = harvest();
    assertEquals(0, run.exit(), run.err());
    assertEquals(
        """
        4 files, 3 functions: 2 kept with 16 pairs, 0 there already
               1 file that Assay does not understand
               1 is main
        """,
        run.out());
    var entries = new FunctionFile(Path.of(database)).read().functions().values();
    assertEquals(
        List.of("code/one.c:f MIT", "code/two.c:g MIT"),
        entries.stream()
            .map(e -> e.source().file() + ":" + e.source().function() + " " + e.source().licence())
            .toList());
    assertTrue(entries.stream().allMatch(e -> e.source().project().equals("real")));
  }

  @Test
  void whatWasSeenIsNotReadAgain() throws IOException {
    harvest();
    byte[] before = Files.readAllBytes(Path.of(database));
    assertTrue(
        harvest().out().startsWith("1 files, 0 functions"), "the one that was not understood");
    assertEquals(before.length, Files.size(Path.of(database)));
    Files.writeString(sources.resolve("three.c"), "int g(int a) { return a & 12; }");
    assertTrue(harvest().out().startsWith("2 files, 1 functions: 0 kept with 0 pairs, 1 there"));
  }

  @Test
  void theNumberOfJobsChangesNothing() throws IOException {
    harvest("--jobs", "1");
    byte[] one = Files.readAllBytes(Path.of(database));
    Files.delete(Path.of(database));
    harvest("--jobs", "4");
    assertEquals(-1, Arrays.mismatch(one, Files.readAllBytes(Path.of(database))));
  }

  @Test
  void whatWasCutOffIsLeftOut() throws IOException {
    harvest();
    byte[] whole = Files.readAllBytes(Path.of(database));
    Files.write(Path.of(database), Arrays.copyOf(whole, whole.length - 80));
    assertEquals(1, new FunctionFile(Path.of(database)).read().functions().size());
    assertEquals(0, harvest().exit());
    FunctionFile.Content mended = new FunctionFile(Path.of(database)).read();
    assertEquals(2, mended.functions().size(), "the file that was cut off is harvested again");
    assertTrue(!mended.isCut());
  }

  @Test
  void archivesAreUnpacked() throws Exception {
    Path archive = folder.resolve("code-1.0.tar.gz");
    int made =
        new ProcessBuilder("tar", "czf", archive.toString(), "real")
            .directory(folder.toFile())
            .inheritIO()
            .start()
            .waitFor();
    assertEquals(0, made);
    Run run = Run.of("harvest", archive.toString(), "--database", database);
    assertEquals(0, run.exit(), run.err());
    assertEquals(
        List.of("code-1.0:code/one.c:f", "code-1.0:code/two.c:g"),
        new FunctionFile(Path.of(database))
            .read().functions().values().stream()
                .map(e -> e.source())
                .map(e -> e.project() + ":" + e.file() + ":" + e.function())
                .toList());
    Files.writeString(archive, "no archive");
    Run bad = Run.of("harvest", archive.toString(), "--database", database);
    assertEquals(2, bad.exit());
    assertTrue(bad.err().contains("code-1.0.tar.gz cannot be unpacked: "), bad.err());
  }

  @Test
  void preprocessedFilesHaveTheFunctionsOfTheFilesTheyCameFrom() throws IOException {
    Path file = folder.resolve("pre.i");
    Files.writeString(
        file,
        "# 1 \"gone.h\" 1\nstatic int low(int a) { return a & 3; }\n"
            + "# 1 \"gone.c\" 2\nint f(int a) { return low(a) + 1; }\n");
    Run run = Run.of("harvest", file.toString(), "--database", database);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().startsWith("1 files, 2 functions: 2 kept"), run.out());
  }

  @Test
  void hiddenFoldersAreLeftOut() throws IOException {
    Path hidden = Files.createDirectories(sources.resolve(".pc"));
    Files.writeString(hidden.resolve("one.c"), "int k(int a) { return a & 7; }");
    assertTrue(harvest().out().startsWith("4 files, 3 functions"));
  }

  @Test
  void filesTellTheirLicence() throws IOException {
    Files.writeString(
        sources.resolve("two.c"),
        "/* SPDX-License-Identifier: ISC */\nint g(int a) { return a & 12; }");
    Files.writeString(folder.resolve("real/COPYING"), "GNU General Public License");
    Run.of("harvest", folder.resolve("real").toString(), "--database", database);
    assertEquals(
        List.of("GPL", "ISC"),
        new FunctionFile(Path.of(database))
            .read().functions().values().stream().map(e -> e.source().licence()).toList());
  }

  @Test
  void compilersConfirmADatabase() throws IOException {
    harvest();
    String[] check = {
      "harvest", "--confirm", "--database", database, "--compilers", "gcc-12", "--levels", "-O0,-O2"
    };
    Assumptions.assumeTrue(SearchPath.ofEnvironment().find("gcc-12").isPresent(), "no gcc-12");
    Run run = Run.of(check);
    assertEquals(0, run.exit(), run.out() + run.err());
    assertTrue(run.out().startsWith("2 of 2 functions, 16 pairs, "), run.out());
    FunctionEntry entry =
        new FunctionFile(Path.of(database)).read().functions().values().iterator().next();
    var pair = new FunctionEntry.Pair(List.of(BigInteger.ONE), BigInteger.TEN, 0);
    var wrong =
        new FunctionEntry(
            entry.name(),
            entry.source(),
            entry.code(),
            entry.parameters(),
            entry.result(),
            List.of(pair),
            entry.traits());
    Files.delete(Path.of(database));
    new FunctionFile(Path.of(database)).add(List.of(EntryFormat.write(wrong)));
    Run bad = Run.of(check);
    assertEquals(1, bad.exit(), bad.out() + bad.err());
    assertTrue(bad.out().contains("f of real/code/one.c"), bad.out());
    assertTrue(bad.out().contains("gcc-12 -O0: gives another result"), bad.out());
  }

  @Test
  void aDatabaseTellsWhatItHas() {
    harvest();
    Run run = Run.of("harvest", "--stats", "--database", database);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().startsWith("2 functions, 3 files\n"), run.out());
    assertTrue(
        run.out().matches("(?s).*lines +least [0-9]+, .*\n +0-9 +2 100.0 %  #.*"), run.out());
    assertTrue(run.out().contains("\nwith all   least "), run.out());
    assertTrue(run.out().contains("projects   real 2\n"), run.out());
    assertEquals(run.out(), Run.of("harvest", "--stats", database).out());
    Run missing = Run.of("harvest", "--stats", folder.resolve("none.gz").toString());
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("none.gz; 'assay harvest PATH' makes one"), missing.err());
  }

  @Test
  void wrongUseIsTold() {
    assertEquals(2, Run.of("harvest").exit());
    Run none = Run.of("harvest", folder.resolve("none").toString(), "--database", database);
    assertEquals(2, none.exit());
    assertTrue(none.err().contains("there is no "), none.err());
  }

  @Test
  void theFunctionsThatComeWithAssayAreThoseOfItsSources() throws IOException {
    Run run =
        Run.of("harvest", STARTER.toString(), "--database", database, "--licence", "Apache-2.0");
    assertEquals(0, run.exit(), run.err());
    assertEquals(
        List.copyOf(new FunctionFile(Path.of(database)).read().functions().values()),
        FunctionFile.starter(),
        "run 'assay harvest " + STARTER + " --licence Apache-2.0' again");
  }
}
