package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Family;
import dev.assay.judge.RefusedBuilds.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which refusals are told, and who is to blame for them. */
final class RefusedBuildsTest {
  private static final Compiler OLD_CLANG = Cases.compiler("clang-16", Family.CLANG);

  @Test
  void whatOneReleaseRefusesIsToldOfThatRelease() {
    RefusedBuilds seen =
        of(
            refused(Cases.CLANG, "-O0"),
            refused(Cases.CLANG, "-O2"),
            taken(OLD_CLANG),
            taken(Cases.GCC));
    assertEquals(Map.of("clang-19", 2L, "clang-16", 1L, "gcc-12", 1L), seen.builds());
    RefusedBuilds.Refused one = only(seen);
    assertEquals(
        new RefusedBuilds.Reason(Kind.REJECTED, Family.CLANG, "no such thing as 'NAME'"),
        one.reason());
    assertEquals(Map.of("clang-19", 2L), one.byCompiler());
  }

  @Test
  void whatEveryReleaseOfAFamilyRefusesIsADefectOfTheProgram() {
    RefusedBuilds seen =
        of(refused(Cases.CLANG, "-O0"), refused(OLD_CLANG, "-O0"), taken(Cases.GCC));
    assertEquals(Kind.REJECTED_BY_FAMILY, only(seen).reason().kind());
    assertEquals(Map.of("clang-16", 1L, "clang-19", 1L), only(seen).byCompiler());
  }

  @Test
  void aFamilyThatTakesTheProgramAtAnyLevelDoesNotRefuseIt() {
    RefusedBuilds seen =
        of(refused(Cases.CLANG, "-O0"), refused(OLD_CLANG, "-O0"), taken(OLD_CLANG));
    assertEquals(Kind.REJECTED, only(seen).reason().kind());
  }

  @Test
  void messagesThatNotAllReleasesGiveAreNotTheFamilys() {
    RefusedBuilds seen =
        of(
            refused(Cases.CLANG, "-O0"),
            refused(Cases.plain(OLD_CLANG, "-O0"), "error: something else"));
    assertEquals(2, seen.refused().size());
    assertEquals(
        List.of(Kind.REJECTED, Kind.REJECTED),
        seen.refused().stream().map(one -> one.reason().kind()).toList());
  }

  /** It lacks much of what others have. */
  @Test
  void aSmallCompilerSpeaksForNoFamily() {
    assertEquals(
        Kind.REJECTED, only(of(refused(Cases.TCC, "-O0"), taken(Cases.GCC))).reason().kind());
  }

  @Test
  void whatWasNotBuiltForWantOfResourcesDoesNotCount() {
    var lacking =
        new CompilerRun.OutOfResources(Cases.plain(Cases.GCC, "-O3"), "memory", "", Cost.ZERO);
    assertEquals(Map.of("gcc-12", 1L), of(lacking, taken(Cases.GCC)).builds());
  }

  private static RefusedBuilds of(CompilerRun... runs) {
    return RefusedBuilds.of(Cases.test(Cases.SOURCE), List.of(runs));
  }

  private static RefusedBuilds.Refused only(RefusedBuilds seen) {
    assertEquals(1, seen.refused().size(), seen.toString());
    return seen.refused().getFirst();
  }

  private static CompilerRun taken(Compiler compiler) {
    return Cases.ran(Cases.plain(compiler, "-O1"), "");
  }

  private static CompilerRun refused(Compiler compiler, String level) {
    return refused(Cases.plain(compiler, level), "test.c:2:1: error: no such thing as 'helper'");
  }

  private static CompilerRun refused(Configuration way, String message) {
    return new CompilerRun.Rejected(way, message, Cost.ZERO);
  }
}
