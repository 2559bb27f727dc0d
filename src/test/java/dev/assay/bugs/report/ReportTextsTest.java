package dev.assay.bugs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.RunKind;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import dev.assay.judge.BugClass;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small decisions that reports are made of. */
final class ReportTextsTest {
  @ParameterizedTest
  @CsvSource({
    "-fdisable-tree-vrp1, tree-optimization",
    "-fdisable-rtl-combine, rtl-optimization",
    "-fdisable-ipa-cp, ipa",
    "-fipa-pta, ipa",
    "-ftree-vectorize, tree-optimization",
    "-fschedule-insns2, rtl-optimization",
    "-mavx2, target",
    "ivopts, tree-optimization",
  })
  void blamedPartsOfGccHaveComponents(String name, String component) {
    assertEquals(component, Components.of(blaming(ReportSamples.wrongCode(), name)));
  }

  @ParameterizedTest
  @CsvSource({
    "LoopVectorizePass, vectorizers",
    "InstCombinePass, llvm:instcombine",
    "SLPVectorizerPass, llvm:SLPVectorizer",
    "X86 DAG->DAG Instruction Selection, llvm:SelectionDAG",
    "X86 Indirect Thunks, backend:X86",
    "LoopStrengthReducePass, loopoptim",
    "SomethingElsePass, llvm:optimizations",
  })
  void blamedPassesOfLlvmHaveLabels(String name, String label) {
    assertEquals(
        List.of("miscompilation", label), Labels.of(blaming(ReportSamples.wrongCode(), name)));
  }

  @Test
  void aCrashOfUnknownPlaceHasOneLabel() {
    assertEquals(List.of("crash"), Labels.of(ReportSamples.crash()));
  }

  @Test
  void releasesTellWhetherItIsARegressionOrMended() {
    Releases regressed = Releases.of(affecting("11.3.0 no", "12.2.0 yes"));
    assertEquals(Optional.of("12"), regressed.regression());
    assertEquals(Optional.empty(), regressed.mended());
    Releases mended = Releases.of(affecting("12.2.0 yes", "13.1.0 no"));
    assertEquals(Optional.empty(), mended.regression());
    assertEquals(Optional.of("13.1.0"), mended.mended());
    assertEquals(List.of("9.5.0", "12.2.0"), Releases.of(affecting("9.5.0 yes")).failing());
  }

  @Test
  void commandsLoseWhatCampaignsAdd() {
    StoredRun floats = ReportSamples.wrongCode().bad();
    assertEquals(
        List.of("clang-19 -O2 test.c -o test", "./test"),
        Invocation.plain(floats, ReportSamples.wrongCode().program()).lines());
    Shown floating = ReportSamples.showing(ReportSamples.wrongCode(), "double d;\n").program();
    assertEquals(
        List.of("clang-19 -O2 -ffp-contract=off test.c -o test -lm", "./test"),
        Invocation.plain(floats, floating).lines());
  }

  @Test
  void aHangIsToldWithTimes() {
    ReportInput hang =
        ReportSamples.of(ReportSamples.crash(), BugClass.HANG, ReportSamples.crash().bad());
    var timing = new Timing(Duration.ofSeconds(20), "gcc-12 -O0", Duration.ofMillis(41));
    String told =
        GccReport.of(
            hang.with(
                new Examined(
                    "",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(timing),
                    List.of(),
                    List.of())));
    assertTrue(
        told.replaceAll("\\s+", " ")
            .contains(
                "does not come to an end with this program. It was stopped after 20 s of CPU time;"
                    + " gcc-12 -O0 takes 0.04 s."),
        told);
  }

  @Test
  void wordsAreQuotedForTheShell() {
    assertEquals(
        "a 'b c' 'it'\\''s' '$x' -O2", Shell.line(List.of("a", "b c", "it's", "$x", "-O2")));
  }

  @Test
  void markdownMeansNothingButItself() {
    assertEquals(
        "\\<b\\> \\*x\\* \\_y\\_ \\`z\\` \\[l\\](u)",
        MarkdownLayout.escaped("<b> *x* _y_ `z` [l](u)"));
    String text =
        MarkdownLayout.of(
            List.of(
                new Section(
                    "T",
                    new Block.Code("c", "/* ```` */\n"),
                    new Block.Folded("a <b>", new Block.Code("", "x")))));
    assertEquals(
        """
        ### T

        `````c
        /* ```` */
        `````

        <details><summary>a &lt;b&gt;</summary>

        ```
        x
        ```

        </details>
        """,
        text);
  }

  @Test
  void differencesPairLines() {
    assertEquals(
        List.of("  a", "- b", "+ x", "  c", "+ d"),
        OutputDiff.lines("a\nb\nc\n", "a\nx\nc\nd\n").stream().map(Object::toString).toList());
    assertEquals(
        List.of("  ... 2 equal lines", "  c", "- d", "+ x"),
        OutputDiff.shortened(OutputDiff.lines("a\nb\nc\nd\n", "a\nb\nc\nx\n"), 1, 9).stream()
            .map(Object::toString)
            .toList());
  }

  @Test
  void tracesLoseAddressesAndHandlers() {
    assertEquals(
        """
        Stack dump:
         #4 llvm::f(int)
        #27 main
        """,
        CrashText.shortened(
            """
            Stack dump:
             #0 0x00007f3c1a2b3c4d llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/usr/lib/libLLVM-14.so.1+0xa1f)
             #3 0x00007f3c1a2b3c4d (/usr/lib/libLLVM-14.so.1+0xa1f)
             #4 0x00007f3c1a2b3c4d llvm::f(int) (/usr/lib/libLLVM-14.so.1+0xa1f)
            #27 0x00007f3c1a2b3c4d main (/usr/lib/llvm-14/bin/clang+0x1)
            #28 0x00007f3c1a2b3c4d __libc_start_call_main ./csu/x.h:74:3
            """));
    assertEquals(
        Optional.of("internal compiler error: in f, at g.cc:1"),
        CrashText.headline(
            "test.c: In f:\ntest.c:1:2: internal compiler error: in f, at g.cc:1\n"));
    assertEquals(Optional.empty(), CrashText.headline("Stack dump:\n"));
  }

  @Test
  void controlCharactersOfOutputsAreNotPassedOn() {
    assertEquals("a\ufffd[31m\n\tb\u00e9", Bytes.text("a\u001b[31m\n\tb\u00c3\u00a9"));
  }

  @Test
  void everyClassOfBugHasATitleAndAScript() {
    StoredRun ran = ReportSamples.wrongCode().bad();
    for (BugClass kind : BugClass.values()) {
      var bad = new StoredRun(ran.way(), RunKind.RAN, 0, "", "test.c:1: runtime error: x\n", "");
      ReportInput input = ReportSamples.of(ReportSamples.wrongCode(), kind, bad);
      assertTrue(Titles.plain(input).contains("at -O2"), Titles.plain(input));
      assertTrue(ReproduceScript.of(input).contains("shows '"), kind.spelling());
      assertTrue(GccReport.of(input).contains("\nHow it was found:\n"), kind.spelling());
    }
  }

  private static ReportInput blaming(ReportInput input, String name) {
    var blame =
        name.startsWith("-fdisable")
            ? new Blame(Blame.Kind.PASS, "p", Optional.empty(), List.of("gcc", name), List.of(), "")
            : new Blame(Blame.Kind.OPTION, name, Optional.empty(), List.of(), List.of(), "");
    return with(
        input,
        new Triage(List.of(blame), List.of(), List.of(), List.of(), List.of(), List.of(), 0));
  }

  private static ReportInput affecting(String... releases) {
    return with(
        ReportSamples.crash(),
        new Triage(
            List.of(),
            List.of(),
            List.of(releases).stream()
                .map(text -> text.split(" "))
                .map(words ->
                    new AffectedVersion(
                        "gcc", "gcc " + words[0], List.of(), words[1].equals("yes")))
                .toList(),
            List.of(),
            List.of(),
            List.of(),
            0));
  }

  private static ReportInput with(ReportInput input, Triage triage) {
    return new ReportInput(
        input.bug(),
        input.program(),
        input.bad(),
        input.good(),
        input.expected(),
        triage,
        input.known(),
        input.examined());
  }
}
