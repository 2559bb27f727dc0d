package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Begun;
import dev.assay.bugs.Bucket;
import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.Opened;
import dev.assay.bugs.Recorded;
import dev.assay.bugs.Samples;
import dev.assay.bugs.TrialRecord;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay bugs}, {@code show} and {@code mark} on a folder with two bugs. */
final class BugsCommandTest {
  private static final String LONG = "in a_function_with_a_long_name, at a/file/far/away.cc:1234";

  @TempDir private Path parent;
  private String out;
  private Bug wrong;
  private Bug crash;

  @BeforeEach
  void makeAFolder() {
    out = parent.resolve("out").toString();
    try (BugStore store =
        assertInstanceOf(Opened.Ready.class, BugStore.open(Path.of(out), "0.1.0")).store()) {
      assertInstanceOf(Begun.Started.class, store.begin(Samples.SETTINGS, Samples.TIME));
      crash = record(store, Samples.trial(0, Samples.crash("clang-14", LONG, "-O1")));
      record(store, Samples.trial(1, Samples.crash("clang-14", LONG, "-Os")));
      wrong = record(store, Samples.trial(61, Samples.wrong("gcc-12", "prints", "-O2")));
    }
  }

  private static Bug record(BugStore store, TrialRecord trial) {
    var stored = assertInstanceOf(Recorded.Stored.class, store.record(trial));
    return stored.fresh().isEmpty() ? stored.again().getFirst() : stored.fresh().getFirst();
  }

  @Test
  void theWorstBugsComeFirst() {
    List<Bucket> bugs = buckets();
    assertEquals(
        """
        ID        CLASS         COMPILER  LEVELS  SIGNATURE                   COUNT  FIRST SEEN        STATE
        WRONGWRO  wrong-output  gcc-12    -O2     prints                          1  2026-02-03 04:06  new
        CRASHCRA  crash         clang-14  -O1,s   in a_function_with_a_lo...      2  2026-02-03 04:05  new
        """
            .replace("WRONGWRO", wrong.id())
            .replace("CRASHCRA", crash.id()),
        BugsTable.text(bugs, 100));
    // How wide the command's own table is depends on where the tests run.
    assertEquals(
        new Run(0, BugsTable.text(bugs, Terminal.width()), ""), Run.of("bugs", "--store", out));
  }

  private List<Bucket> buckets() {
    try (BugCatalog catalog =
        assertInstanceOf(BugCatalog.Opening.Open.class, BugCatalog.open(Path.of(out))).catalog()) {
      return catalog.buckets();
    }
  }

  @Test
  void aWideTerminalShowsAll() {
    assertTrue(BugsTable.text(buckets(), 200).contains(LONG));
    assertTrue(BugsTable.text(buckets(), 120).lines().allMatch(line -> line.length() <= 120));
  }

  @Test
  void jsonHasOneBugALine() {
    List<String> lines = Run.of("bugs", "--json", "--store", out).out().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(
        lines
            .get(1)
            .startsWith(
                "{\"id\": \""
                    + crash.id()
                    + "\", \"class\": \"crash\", \"compiler\": \"clang-14\""),
        lines.get(1));
    assertTrue(lines.get(1).contains("\"levels\": [\"-O1\", \"-Os\"], "), lines.get(1));
    assertTrue(lines.get(1).contains("\"count\": 2, "), lines.get(1));
  }

  @Test
  void classAndStateNarrowTheList() {
    assertEquals(2, Run.of("bugs", "--store", out, "--class", "crash").out().lines().count());
    assertEquals(
        "None of the 2 bugs is like that.\n",
        Run.of("bugs", "--store", out, "--state", "fixed").out());
    Run run = Run.of("bugs", "--store", out, "--class", "smash");
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("--class must be one of wrong-output, crash, "), run.err());
  }

  @Test
  void aFolderWithoutACampaignIsWrongUse() {
    Run run = Run.of("bugs", "--store", parent.resolve("none").toString());
    assertEquals(2, run.exit());
    assertTrue(run.err().startsWith("assay: there is no campaign in "), run.err());
  }

  @Test
  void showTellsEverything() {
    Run run = Run.of("show", wrong.id().substring(0, 6), "--store", out);
    assertEquals(0, run.exit());
    assertEquals(
        """
        ID: wrong-output of gcc-12
        prints 8 where 7 is right

        signature       prints
        compiler        gcc-12 (Debian 12.2.0-14) 12.2.0, x86_64-linux-gnu
        configurations  gcc-12 -O2
        state           new
        confirmed       by the interpreter
        seen            once, first 2026-02-03 04:06, last 2026-02-03 04:06 UTC
        found by        csmith, seed 61, trial 61, assay 0.1.0
        files           OUT/bugs/ID
        run again       assay replay ID, or OUT/bugs/ID/command.sh

        commands:
            /nowhere/gcc-12 -O2 FIXED -I sub -c test.c -o test.o
            /nowhere/gcc-12 -O2 FIXED test.o -o ./test -lm
            ./test

        expected (-) and got (+) with gcc-12 -O2:
            - 7
            + 8
              exit status 0

        test.c:
            /* 61 */
            #include <stdio.h>
            int main(void) { printf("7\\n"); return 0; }
        """
            .replace("ID", wrong.id())
            .replace("OUT", out),
        run.out()
            .replaceAll("-O2 -.* -I sub", "-O2 FIXED -I sub")
            .replaceAll("-O2 -.* test.o -o", "-O2 FIXED test.o -o"));
  }

  @Test
  void showOfACrashHasTheCompilersWordsWithoutControlCharacters() {
    Run run = Run.of("show", crash.id(), "--store", out);
    assertTrue(
        run.out()
            .contains(
                "clang-14 -O1: compiler-crashed\n    test.c:1:1: internal compiler error: " + LONG),
        run.out());
    assertTrue(run.out().contains("seen            2 times"), run.out());
    assertTrue(run.out().contains(" (1 more program in more/)\n"), run.out());
    assertTrue(run.out().chars().noneMatch(c -> c < ' ' && c != '\n'));
  }

  @Test
  void showAsJsonHasTheRuns() {
    String line = Run.of("show", wrong.id(), "--json", "--store", out).out();
    assertTrue(line.contains("\"expected\": \"7\\n\", \"expected-exit\": 0, \"runs\": [{"), line);
    assertTrue(line.contains("\"result\": \"ran\", \"status\": 0, \"stdout\": \"8\\n\""), line);
    assertEquals(1, line.lines().count());
  }

  @Test
  void anUnknownBugIsWrongUse() {
    Run run = Run.of("show", "zzz", "--store", out);
    assertEquals(
        new Run(2, "", "assay: no bug zzz in " + out + "; 'assay bugs' lists them\n"), run);
    assertTrue(Run.of("show", "", "--store", out).err().contains(" is short for 2 bugs: "));
    String hint = Run.of("show", wrong.id().substring(0, 6) + "g", "--store", out).err();
    assertTrue(hint.contains("; did you mean '" + wrong.id().substring(0, 7) + "'?"), hint);
  }

  @Test
  void aStateThatIsNearIsTold() {
    Run run = Run.of("mark", wrong.id(), "fixd", "--store", out);
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("fixd is no state; did you mean 'fixed'? There are"), run.err());
  }

  @Test
  void aMarkStays() throws Exception {
    String link = "https://example.org/PR1";
    assertEquals(
        new Run(0, crash.id() + " is known (" + link + ")\n", ""),
        Run.of("mark", crash.id(), "known", "--link", link, "--store", out));
    assertEquals(
        new Run(0, crash.id() + " is fixed (" + link + ")\n", ""),
        Run.of("mark", crash.id(), "fixed", "--store", out));
    assertTrue(Run.of("bugs", "--state", "fixed", "--store", out).out().contains(crash.id()));
    assertTrue(
        Files.readString(Path.of(out, "bugs", crash.id(), "bug.toml"))
            .contains("state = \"fixed\"\nlink = \"" + link + "\"\n"));
  }

  @Test
  void whatIsMergedIsOneLineUntilItIsSplit() {
    assertEquals(
        new Run(0, "2 bugs are one: " + crash.id() + "\n", ""),
        Run.of("bugs", "merge", crash.id(), wrong.id(), "--store", out));
    List<String> lines = Run.of("bugs", "--store", out).out().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(1).startsWith(crash.id() + " +1  crash "), lines.get(1));
    assertTrue(lines.get(1).contains("     3  2026"), lines.get(1));
    assertEquals(3, Run.of("bugs", "--each", "--store", out).out().lines().count());
    assertTrue(
        Run.of("bugs", "--json", "--store", out)
            .out()
            .lines()
            .allMatch(line -> line.contains("\"bucket\": \"" + crash.id() + "\"")));
    assertEquals(0, Run.of("bugs", "split", crash.id(), wrong.id(), "--store", out).exit());
    assertEquals(3, Run.of("bugs", "--store", out).out().lines().count());
  }

  @Test
  void aBucketIsMarkedAsAWhole() {
    Run.of("bugs", "merge", crash.id(), wrong.id(), "--store", out);
    String link = "https://example.org/PR1";
    Run run = Run.of("bugs", "mark", wrong.id(), "known", link, "--store", out);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains(crash.id() + " is known (" + link + ")\n"), run.out());
    assertTrue(run.out().contains(wrong.id() + " is known (" + link + ")\n"), run.out());
  }

  @Test
  void aProgramBecomesABugOfItsOwn() {
    assertEquals(2, Run.of("bugs", "split", crash.id(), "1-0", "--store", out).exit());
    assertEquals(2, Run.of("bugs", "split", crash.id(), "9-9", "--store", out).exit());
    Run run = Run.of("bugs", "split", crash.id(), "1-1", "--store", out);
    assertEquals(0, run.exit(), run.err());
    String id = run.out().split(" ")[0];
    assertEquals(id + " has 1 of " + crash.id() + "\n", run.out());
    String table = Run.of("bugs", "--store", out).out();
    assertEquals(4, table.lines().count(), table);
    assertTrue(Files.exists(Path.of(out, "bugs", id, "original.c")));
    assertTrue(Files.notExists(Path.of(out, "bugs", crash.id(), "more", "1-1")));
    assertTrue(Run.of("show", id, "--store", out).out().contains("; split 1-1"));
  }

  @Test
  void otherVerbsAreWrongUse() {
    Run run = Run.of("bugs", "smash", "--store", out);
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("smash is unknown; there are merge, split and mark"), run.err());
    assertEquals(2, Run.of("bugs", "merge", crash.id(), "--store", out).exit());
    assertEquals(2, Run.of("bugs", "mark", crash.id(), "odd", "--store", out).exit());
  }

  @Test
  void anUnknownStateIsWrongUse() {
    Run run = Run.of("mark", crash.id(), "odd", "--store", out);
    assertEquals(2, run.exit());
    assertTrue(
        run.err().startsWith("assay: odd is no state; there are new, reported, known, fixed"),
        run.err());
  }
}
