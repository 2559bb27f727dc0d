package dev.assay.judge.oracle;

import dev.assay.compile.Family;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reasons not to believe that compilers are wrong: two that share no code do not make the same
 * mistake in one program.
 */
final class Doubt {
  static final String INTERPRETER =
      "no compiler agrees with the interpreter, and unlike ones with each other: it is in doubt";
  static final String STACK = "programs of gcc and clang die alike, as if of too small a stack";

  private static final int SIGSEGV_END = 128 + 11;

  /** What a program did, and what it should have done. */
  record Judged(Family family, Behaviour expected, Behaviour seen) {
    boolean isWrong() {
      return Behaviour.difference(expected, seen).isPresent();
    }

    boolean isSegmentationFault() {
      return isWrong() && seen.died() && seen.end() == SIGSEGV_END;
    }
  }

  private Doubt() {}

  /** Whether none does what it should, and unlike compilers' programs do the same instead. */
  static boolean isOfInterpreter(List<Judged> programs) {
    return programs.stream().allMatch(Judged::isWrong)
        && programs.stream().collect(Collectors.groupingBy(Judged::seen)).values().stream()
            .anyMatch(Doubt::haveUnlikeCompilers);
  }

  /** Whether unlike compilers' programs die of a segmentation fault. */
  static boolean isOfStack(List<Judged> programs) {
    return haveUnlikeCompilers(programs.stream().filter(Judged::isSegmentationFault).toList());
  }

  private static boolean haveUnlikeCompilers(List<Judged> programs) {
    Set<Family> families = EnumSet.noneOf(Family.class);
    programs.forEach(program -> families.add(program.family()));
    return families.size() > 1;
  }
}
