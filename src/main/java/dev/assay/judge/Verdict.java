package dev.assay.judge;

import java.util.List;

/** What all runs of one test case mean together: the worst finding names it. */
public sealed interface Verdict {
  /** All that was found, of every class, the worst first. */
  default List<Finding> findings() {
    return List.of();
  }

  /** As tables and JSON spell it. */
  String spelling();

  /** Every run that could be compared did what it must. */
  record Agrees() implements Verdict {
    @Override
    public String spelling() {
      return "agrees";
    }
  }

  record WrongOutput(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "wrong-output";
    }
  }

  record Crash(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "crash";
    }
  }

  record Hang(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "hang";
    }
  }

  record Rejected(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "rejected";
    }
  }

  /** A sanitizer speaks up on a program that is known to be defined. */
  record FalseAlarm(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "false-alarm";
    }
  }

  /** Runs of the same thing differ. */
  record Unstable(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "unstable";
    }
  }

  /** Programs differ, and only compilers are there to say what is right. */
  record Disagreement(List<Finding> findings) implements Verdict {
    @Override
    public String spelling() {
      return "disagreement";
    }
  }

  /** The program is not valid, or not defined, so that no output of it can be wrong. */
  record InvalidProgram(String reason) implements Verdict {
    @Override
    public String spelling() {
      return "invalid-program";
    }
  }

  /** Nothing can be said. */
  record Inconclusive(String reason) implements Verdict {
    @Override
    public String spelling() {
      return "inconclusive";
    }
  }

  /** Assay knows two answers to one program, and one of them is wrong: a defect of its own. */
  record Contradiction(String reason) implements Verdict {
    @Override
    public String spelling() {
      return "contradiction";
    }
  }

  /** The verdict that findings make; there must be one at least. */
  static Verdict of(List<Finding> findings) {
    List<Finding> sorted = Findings.worstFirst(findings);
    return switch (sorted.getFirst().kind()) {
      case WRONG_OUTPUT -> new WrongOutput(sorted);
      case CRASH -> new Crash(sorted);
      case HANG -> new Hang(sorted);
      case REJECTED -> new Rejected(sorted);
      case SANITIZER -> new FalseAlarm(sorted);
      case UNSTABLE -> new Unstable(sorted);
      case DISAGREEMENT -> new Disagreement(sorted);
    };
  }

  /** The verdict once only these findings are left of its own, the others not having come again. */
  default Verdict keeping(List<Finding> kept) {
    if (!kept.isEmpty()) {
      return of(kept);
    }
    return findings().isEmpty()
        ? this
        : new Inconclusive("what was seen was not seen again: " + findings().getFirst().summary());
  }
}
