package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import java.util.List;

/**
 * A bug as one test case shows it.
 *
 * @param summary one sentence for people: what was expected, what came
 * @param evidence the runs that show it, the plainest configuration first
 * @param confirmed whether the compiler is known to be wrong; never of a disagreement
 * @param vouched who vouches for the program: {@code interpreter}, {@code sanitizers}, or empty
 */
public record Finding(
    Signature signature,
    String summary,
    List<CompilerRun> evidence,
    boolean confirmed,
    String vouched) {
  public Finding {
    evidence = List.copyOf(evidence);
  }

  public BugClass kind() {
    return signature.kind();
  }

  /** The names of the compilers that show it, that of its signature first. */
  public List<String> compilers() {
    return evidence.stream().map(run -> run.configuration().compiler().name()).distinct().toList();
  }

  Finding showing(List<CompilerRun> runs) {
    return new Finding(signature, summary, runs, confirmed, vouched);
  }
}
