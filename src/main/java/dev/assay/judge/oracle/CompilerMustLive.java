package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Purpose;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Findings;
import dev.assay.judge.Oracle;
import dev.assay.judge.Signature;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** No input may crash a compiler or an analyser, or keep it for ever, however bad the input is. */
public final class CompilerMustLive implements Oracle {
  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    Names names = Names.of(test);
    var findings = new ArrayList<Finding>();
    var hangs = new LinkedHashMap<String, List<CompilerRun>>();
    for (CompilerRun run : runs) {
      switch (run) {
        case CompilerRun.CompilerCrashed crashed -> {
          String key = CrashKey.of(crashed.output(), names);
          if (!(key.startsWith("assembler: ") && Assembly.in(test))) {
            findings.add(crash(run, key));
          }
        }
        case CompilerRun.CompilerHung _ ->
            hangs
                .computeIfAbsent(run.configuration().compiler().name(), _ -> new ArrayList<>())
                .add(run);
        case CompilerRun.Ran _,
            CompilerRun.Died _,
            CompilerRun.RanTooLong _,
            CompilerRun.Compiled _,
            CompilerRun.Rejected _,
            CompilerRun.Analysed _,
            CompilerRun.OutOfResources _ -> {}
      }
    }
    hangs.forEach((compiler, shown) -> findings.add(hang(compiler, shown)));
    return Findings.merged(findings);
  }

  private static Finding crash(CompilerRun run, String key) {
    return new Finding(
        new Signature(BugClass.CRASH, run.configuration().compiler().name(), key),
        run.configuration() + " crashes: " + key,
        List.of(run),
        true,
        "");
  }

  /** Nothing tells where a compiler was when its time was over, so the levels stand for it. */
  private static Finding hang(String compiler, List<CompilerRun> shown) {
    List<CompilerRun> evidence = Findings.plainestFirst(shown);
    boolean analyses =
        evidence.stream().allMatch(run -> run.configuration().purpose() == Purpose.ANALYSE);
    return new Finding(
        new Signature(
            BugClass.HANG,
            compiler,
            "hangs at " + (analyses ? "analysis" : WrongOutputs.levels(evidence))),
        evidence.getFirst().configuration() + " does not end within its time",
        evidence,
        true,
        "");
  }
}
