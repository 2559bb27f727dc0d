package dev.assay.bugs.report;

import dev.assay.bugs.Blame;
import dev.assay.judge.BugClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Guesses the labels of an issue of LLVM. */
final class Labels {
  /** A pattern of what is known, and the label it speaks for. */
  private record Clue(Pattern pattern, String label) {
    Clue(String pattern, String label) {
      this(Pattern.compile(pattern), label);
    }
  }

  private static final List<Clue> PARTS =
      List.of(
          new Clue("InstCombine|instcombine", "llvm:instcombine"),
          new Clue("SLPVectorizer|slp-vectorize", "llvm:SLPVectorizer"),
          new Clue("LoopVectoriz|VPlan|-vectorize|VectorCombine", "vectorizers"),
          new Clue("GlobalISel|global-isel|IRTranslator|Legalizer", "llvm:globalisel"),
          new Clue("SelectionDAG|DAG->DAG|DAGCombine", "llvm:SelectionDAG"),
          new Clue("X86", "backend:X86"),
          new Clue("AArch64", "backend:AArch64"),
          new Clue("RISCV|RISC-V", "backend:RISC-V"),
          new Clue("SystemZ", "backend:SystemZ"),
          new Clue("PowerPC|PPC", "backend:PowerPC"),
          new Clue("ARM ", "backend:ARM"),
          new Clue("Attributor|Inliner|IPSCCP|GlobalOpt|ArgumentPromotion|attributor", "ipo"),
          new Clue("IndVar|LICM|Loop|LSR|Unroll|unroll", "loopoptim"),
          new Clue("clang::CodeGen", "clang:codegen"),
          new Clue("clang::(Sema|Parser)", "clang:frontend"),
          new Clue("MachineOutliner|RegAlloc|Scheduler|Machine|CodeGenPrepare", "llvm:codegen"));

  private Labels() {}

  static List<String> of(ReportInput input) {
    var labels = new ArrayList<String>();
    labels.add(kind(input.kind()));
    String known =
        input.triage().blame().map(Blame::name).orElse(input.bug().signature().key())
            + " "
            + String.join(" ", input.bad().way().flags());
    if (input.kind() == BugClass.SANITIZER) {
      labels.add(known.contains("UndefinedBehavior") ? "compiler-rt:ubsan" : "compiler-rt:asan");
      return List.copyOf(labels);
    }
    PARTS.stream()
        .filter(clue -> clue.pattern().matcher(known).find())
        .map(Clue::label)
        .findFirst()
        .or(() -> Optional.of("llvm:optimizations").filter(_ -> isWrong(input)))
        .ifPresent(labels::add);
    return List.copyOf(labels);
  }

  private static boolean isWrong(ReportInput input) {
    return input.kind() == BugClass.WRONG_OUTPUT;
  }

  private static String kind(BugClass kind) {
    return switch (kind) {
      case WRONG_OUTPUT -> "miscompilation";
      case CRASH -> "crash";
      case HANG -> "hang";
      case REJECTED -> "rejects-valid";
      case SANITIZER -> "false-positive";
      case UNSTABLE -> "nondeterminism";
      case DISAGREEMENT -> "question";
    };
  }
}
