package dev.assay.bugs.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Triage;
import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bug is told to be known by what it has in common with a case, and never without a reason. */
final class LikenessTest {
  @TempDir private Path folder;

  private static final KnownCase CLAMP =
      new KnownCase(
          "pr111331",
          Optional.empty(),
          "gcc-12",
          List.of("-O1"),
          "",
          "tree-phiopt1",
          List.of("gcc-11", "gcc-12"),
          "https://gcc.gnu.org/PR111331");
  private static final KnownCase CRASH =
      new KnownCase(
          "pr1", Optional.empty(), "gcc-11", List.of(), "ice in f, at g.cc:1", "", List.of(), "");

  @Test
  void blameAndReleasesAreEnough() {
    Likeness like =
        Likeness.of(wrong("gcc-12"), triage("tree-phiopt2"), List.of(CRASH, CLAMP), Map.of())
            .orElseThrow();
    assertEquals(
        "likely the same as pr111331 (https://gcc.gnu.org/PR111331), because tree-phiopt1 is to"
            + " blame and the same releases have it (gcc-11, gcc-12)",
        like.sentence());
  }

  @Test
  void itIsFoundAgainAmongRemarks() {
    Triage triage = triage("tree-phiopt2");
    var remarks = List.of("something else", "likely the same as pr1, because");
    var remarked =
        new Triage(
            triage.blames(),
            triage.cures(),
            triage.affected(),
            triage.features(),
            triage.mutations(),
            remarks,
            triage.builds());
    assertEquals(Optional.of(remarks.get(1)), Likeness.told(remarked));
    assertEquals(Optional.empty(), Likeness.told(triage));
  }

  @Test
  void blameAloneIsNot() {
    Triage lonely =
        new Triage(
            triage("tree-phiopt2").blames(),
            List.of(),
            List.of(new AffectedVersion("gcc-9", "9", List.of("-O1"), true)),
            List.of("float"),
            List.of(),
            List.of(),
            1);
    assertEquals(Optional.empty(), Likeness.of(wrong("gcc-12"), lonely, List.of(CLAMP), Map.of()));
    assertEquals(
        Optional.empty(),
        Likeness.of(
            wrong("gcc-12"), lonely, List.of(CLAMP), Map.of("pr111331", List.of("loop", "union"))));
    assertEquals(
        1,
        Likeness.of(wrong("gcc-12"), lonely, List.of(CLAMP), Map.of("pr111331", List.of("float")))
            .stream()
            .count());
  }

  @Test
  void anotherPassOrFamilyIsAnotherBug() {
    assertEquals(
        Optional.empty(),
        Likeness.of(wrong("gcc-12"), triage("tree-vrp1"), List.of(CLAMP), Map.of()));
    assertEquals(
        Optional.empty(),
        Likeness.of(wrong("clang-14"), triage("tree-phiopt1"), List.of(CLAMP), Map.of()));
  }

  @Test
  void aCrashIsKnownByItsWords() {
    var same = new Signature(BugClass.CRASH, "gcc-12", "ice in f, at g.cc:1");
    assertEquals(
        "likely the same as pr1, because its words are the same",
        Likeness.of(same, List.of(CLAMP, CRASH)).orElseThrow().sentence());
    var other = new Signature(BugClass.CRASH, "gcc-12", "ice in f, at g.cc:2");
    assertEquals(Optional.empty(), Likeness.of(other, List.of(CLAMP, CRASH)));
  }

  @Test
  void casesAreReadFromTheirFolders() throws IOException {
    Path one = Files.createDirectories(folder.resolve("pr111331"));
    Files.writeString(
        one.resolve("case.toml"),
        """
        compiler = "gcc-12"
        flags = ["-O1"]
        blame = "tree-phiopt1"
        releases = ["gcc-11", "gcc-12"]
        link = "https://gcc.gnu.org/PR111331"
        """);
    Files.createDirectories(folder.resolve("no case"));
    assertEquals(new KnownFolder.Cases(List.of(CLAMP)), KnownFolder.read(folder));
    Files.writeString(one.resolve("case.toml"), "compiler = \"gcc-12\"\npass = \"vrp\"\n");
    var wrong = assertInstanceOf(KnownFolder.Wrong.class, KnownFolder.read(folder));
    assertEquals(
        one.resolve("case.toml")
            + ": pass is unknown or of the wrong type; there are the texts blame, compiler, link,"
            + " signature and the lists flags, releases",
        wrong.message());
    assertInstanceOf(KnownFolder.Wrong.class, KnownFolder.read(folder.resolve("nowhere")));
  }

  private static Signature wrong(String compiler) {
    return new Signature(BugClass.WRONG_OUTPUT, compiler, "wrong stdout at -O1");
  }

  private static Triage triage(String pass) {
    return new Triage(
        List.of(new Blame(Blame.Kind.PASS, pass, Optional.empty(), List.of(), List.of(), "")),
        List.of(),
        List.of(
            new AffectedVersion("gcc-11", "11", List.of("-O1"), true),
            new AffectedVersion("gcc-12", "12", List.of("-O1"), true)),
        List.of("conditional"),
        List.of(),
        List.of(),
        1);
  }
}
