package dev.assay.bugs.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Blame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Passes are named from what compilers say, and blamed by what they do without them. */
final class PassesTest {
  private static final String LIMIT = "-opt-bisect-limit=";

  @Test
  void clangsPassIsFoundByItsNumber() {
    Blame blame = ClangPasses.blame(clang(point -> point >= 37)).blames().getFirst();
    assertEquals("Pass37", blame.name());
    assertEquals(Optional.of("f1"), blame.function());
    assertEquals(List.of("cc", "-mllvm", LIMIT + "36"), blame.good());
    assertEquals(List.of("cc", "-mllvm", LIMIT + "37"), blame.bad());
    assertEquals("the bug is there with pass 37 of 80 and not before it", blame.proof());
  }

  @Test
  void aPassOverALoopBelongsToTheFunctionBefore() {
    List<ClangPasses.Execution> all =
        ClangPasses.executions(
            """
            BISECT: running pass (1) SROAPass on g
            BISECT: running pass (2) LICMPass on Loop at depth 1 containing: %3<header><latch>
            BISECT: running pass (3) X86 LEA Fixup on function (main)
            BISECT: running pass (4) GlobalDCEPass on [module]
            BISECT: NOT running pass (5) SROAPass on h
            """);
    assertEquals(4, all.size());
    assertEquals("LICMPass", all.get(1).pass());
    assertEquals(Optional.empty(), all.get(1).function());
    assertEquals(Optional.of("main"), all.get(2).function());
    assertEquals(Optional.empty(), all.get(3).function());
  }

  @Test
  void passesThatAreNotToBlameInOrderAreTold() {
    Blamed found = ClangPasses.blame(clang(point -> (point >= 10 && point < 40) || point >= 70));
    assertEquals("Pass70", found.blames().getFirst().name());
    assertTrue(found.remarks().getFirst().startsWith("not monotonic"), found.toString());
  }

  @Test
  void aBugWithoutAnyPassIsNobodysOfThem() {
    Blamed found = ClangPasses.blame(clang(_ -> true));
    assertEquals(List.of(), found.blames());
    assertEquals(
        "the bug is there with -opt-bisect-limit=0: no pass that can be left out is needed",
        found.remarks().getFirst());
  }

  /** A clang of 80 passes, each in turn on one of three functions. */
  private static FakeCompiler clang(IntPredicate bad) {
    String all =
        IntStream.rangeClosed(1, 80)
            .mapToObj(i -> "BISECT: running pass (" + i + ") Pass" + i + " on f" + i % 3)
            .collect(Collectors.joining("\n"));
    Map<List<String>, String> talk =
        IntStream.rangeClosed(-1, 80)
            .boxed()
            .collect(Collectors.toMap(i -> List.of("-mllvm", LIMIT + i), _ -> all));
    return new FakeCompiler(
        flags ->
            bad.test(Integer.parseInt(flags.getLast().substring(LIMIT.length())))
                ? Answer.BAD
                : Answer.GOOD,
        talk,
        1000);
  }

  private static final String DUMP =
      """
         tree-lower                                         :  ON
         *build_cgraph_edges                                :  ON
         tree-ccp1                                          :  ON
         tree-vrp1                                          :  ON
         tree-slp                                           :  OFF
         tree-dse1                                          :  ON
         rtl-expand                                         :  ON
         rtl-combine                                        :  ON
      """;

  @Test
  void gccsPassesAreThoseThatCanGo() {
    assertEquals(
        List.of("tree-ccp1", "tree-vrp1", "tree-dse1", "rtl-combine"), GccPasses.passes(DUMP));
  }

  @Test
  void gccsPassIsFoundAndItsFunctionToo() {
    var compiler =
        new FakeCompiler(
            flags ->
                flags.contains("-fdisable-tree-vrp1") || flags.contains("-fdisable-tree-vrp1=g")
                    ? Answer.GOOD
                    : Answer.BAD,
            Map.of(List.of("-fdump-passes"), DUMP),
            1000);
    Blame blame = GccPasses.blame(compiler, List.of("f", "g"), 100).blames().getFirst();
    assertEquals("tree-vrp1", blame.name());
    assertEquals(Optional.of("g"), blame.function());
    assertEquals(List.of("cc", "-fdisable-tree-vrp1=g"), blame.good());
    assertEquals(List.of("cc"), blame.bad());
  }

  @Test
  void aPassThatIsNotAloneToBlameIsNamedAfterOneThatIs() {
    // It is gone without ccp1, or without the last two together.
    var compiler =
        new FakeCompiler(
            flags ->
                flags.contains("-fdisable-tree-ccp1")
                        || (flags.contains("-fdisable-tree-dse1")
                            && flags.contains("-fdisable-rtl-combine"))
                    ? Answer.GOOD
                    : Answer.BAD,
            Map.of(List.of("-fdump-passes"), DUMP),
            1000);
    List<Blame> blames = GccPasses.blame(compiler, List.of(), 100).blames();
    assertEquals(List.of("tree-ccp1", "tree-dse1"), blames.stream().map(Blame::name).toList());
  }

  @Test
  void gccsCounterAndItsNumberAreFound() {
    String list =
        """
          counter name                  counter value     closed intervals
        -----------------------------------------------------------------
          ccp                           91                unset
          dse                           0                 unset
          match                         300               unset
        """;
    var compiler =
        new FakeCompiler(
            flags -> flags.stream().anyMatch(PassesTest::holdsMatchBack) ? Answer.GOOD : Answer.BAD,
            Map.of(List.of("-fdbg-cnt-list"), list),
            1000);
    Blame blame = GccCounters.blame(compiler, 100).blames().getFirst();
    assertEquals(Blame.Kind.COUNTER, blame.kind());
    assertEquals("match", blame.name());
    assertEquals(List.of("cc", "-fdbg-cnt=match:1-122"), blame.good());
    assertEquals(List.of("cc", "-fdbg-cnt=match:1-123"), blame.bad());
  }

  private static boolean holdsMatchBack(String flag) {
    String start = "-fdbg-cnt=match:";
    return flag.startsWith(start)
        && Integer.parseInt(flag.substring(start.length()).replace("1-", "")) < 123;
  }

  @Test
  void optionsAreThoseThatTheLevelHasOn() {
    var compiler =
        new FakeCompiler(
            _ -> Answer.BAD,
            Map.of(
                List.of("-Q", "--help=optimizers"),
                """
                The following options control optimizations:
                  -faggressive-loop-optimizations  \t[enabled]
                  -falign-functions=          \t\t16
                  -fsigned-zeros              \t\t[enabled]
                  -ftree-vrp                  \t\t[enabled]
                  -fgcse-las                  \t\t[disabled]
                """),
            1000);
    assertEquals(
        List.of(List.of("-fno-aggressive-loop-optimizations"), List.of("-fno-tree-vrp")),
        Options.gcc(compiler));
  }
}
