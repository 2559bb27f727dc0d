package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The suites say the same as ASan, UBSan and MSan where those know the matter.
 *
 * <p>An undefined program is flagged by at least one of them, unless its kind or itself is listed
 * as unknown to all; no other program is flagged, and each prints what the interpreter prints.
 */
final class SanitizerAgreementTest {
  private static final Set<Sanitizer> AVAILABLE = EnumSet.noneOf(Sanitizer.class);

  /** Kinds that are about values that were never stored. */
  private static final Set<String> MEMORY_KINDS =
      Set.of("indeterminate-value", "missing-return-value", "padding-or-unspecified-bytes");

  /** Kinds that no sanitizer of gcc 12 or clang 14 looks for in C. */
  private static final Map<String, String> UNKNOWN_KINDS =
      Map.ofEntries(
          Map.entry("abs-overflow", "the library computes it"),
          Map.entry("argument-mismatch", "calls are not checked in C"),
          Map.entry("broken-promise", "compilers rely on these attributes and check none"),
          Map.entry("effective-type", "there is no type sanitizer yet"),
          Map.entry("endless-loop", "it does not end under them either"),
          Map.entry("exit-twice", "the library allows it"),
          Map.entry("fenv-access", "the pragma is only for the compiler"),
          Map.entry("format", "the library interprets formats as it likes"),
          Map.entry("inconsistent-comparison", "the library trusts the comparison"),
          Map.entry("longjmp", "frames that are gone look alive"),
          Map.entry("modified-temporary", "the temporary is memory like any other"),
          Map.entry("noreturn-returned", "only a call that is known not to return is trusted"),
          Map.entry("pointer-conversion", "only the access is checked"),
          Map.entry("restrict", "no sanitizer knows it"),
          Map.entry("unsequenced", "only warnings know it"),
          Map.entry("va-arg", "arguments have no types when running"),
          Map.entry("vla-jump", "no sanitizer knows it"),
          Map.entry("volatile-access", "no sanitizer knows it"),
          Map.entry("wrong-function-type", "-fsanitize=function is for C++ only"));

  /** Programs of other kinds that they do not see through. */
  private static final Map<String, List<String>> UNKNOWN_PROGRAMS =
      Map.of(
          "the object is in writable memory",
          List.of(
              "const-write/array-element-by-memset",
              "const-write/compound-literal",
              "const-write/local",
              "const-write/member"),
          "the place on the stack is in use again",
          List.of(
              "dangling-pointer/block-left-by-goto",
              "dangling-pointer/loop-body-variable",
              "dangling-pointer/temporary-of-call",
              "dangling-pointer/vla-out-of-scope"),
          "only the pointer's value is used",
          List.of(
              "dangling-pointer/value-compared",
              "dangling-pointer/value-copied",
              "use-after-free/cast-to-integer",
              "use-after-free/value-compared",
              "use-after-free/value-tested"),
          "the value is there, though C says it may not be",
          List.of(
              "indeterminate-value/changed-before-longjmp",
              "indeterminate-value/passed-as-argument",
              "missing-return-value/struct"),
          "the caller is the system",
          List.of("missing-return-value/main-before-c99"),
          "it stays inside the complete object",
          List.of(
              "one-past-dereference/equal-to-next-object",
              "unrelated-subtraction/rows-of-one-matrix",
              "unrelated-subtraction/two-members"),
          "the copy works here",
          List.of(
              "overlapping-assignment/scalars-of-a-union",
              "overlapping-copy/memcpy-onto-itself",
              "overlapping-copy/snprintf-onto-itself",
              "overlapping-copy/sprintf-onto-itself"),
          "the address does not wrap around",
          List.of("pointer-arithmetic/before-start", "pointer-arithmetic/scalar"),
          "the field is stepped in its declared type",
          List.of("signed-overflow/bit-field-step"),
          "the library answers anyhow",
          List.of(
              "library-argument/atoi-out-of-range",
              "library-argument/ctype-eof-is-fine",
              "library-argument/isalpha-negative",
              "library-argument/toupper-too-large"));

  /** Defined programs that one of them flags or cannot build. */
  private static final Map<String, String> FALSE_ALARMS =
      Map.of(
          "shift-of-negative/defined-in-c89.good.c", "clang's UBSan has no rule for C89",
          "shift-overflow/defined-in-c89.good.c", "clang's UBSan has no rule for C89",
          "gcc-nested-functions.c", "clang has no nested functions");

  @BeforeAll
  static void find() {
    for (Sanitizer sanitizer : Sanitizer.values()) {
      if (sanitizer.isAvailable()) {
        AVAILABLE.add(sanitizer);
      } else {
        System.out.println("skipped: " + sanitizer + " does not build programs on this machine");
      }
    }
  }

  @Test
  void undefinedProgramsAreFlagged() {
    assumeTrue(AVAILABLE.equals(EnumSet.allOf(Sanitizer.class)), "needs all sanitizers");
    List<String> silent =
        SuiteProgram.all("ub", ".bad.c").parallelStream()
            .filter(p -> !isUnknown(p))
            .filter(p -> !isFlagged(p))
            .map(SuiteProgram::name)
            .toList();
    assertEquals(List.of(), silent);
  }

  @Test
  void otherProgramsAreNot() {
    assumeTrue(AVAILABLE.contains(Sanitizer.CLANG), "needs clang with ASan and UBSan");
    var programs = new ArrayList<>(SuiteProgram.all("ub", ".good.c"));
    programs.addAll(SuiteProgram.all("unspecified", ".c"));
    programs.addAll(SuiteProgram.all("run", ".c"));
    List<String> problems =
        programs.parallelStream()
            .filter(p -> !FALSE_ALARMS.containsKey(p.name()))
            .flatMap(p -> problem(p).stream())
            .toList();
    assertEquals(List.of(), problems);
  }

  private static boolean isUnknown(SuiteProgram program) {
    String name = program.name().replace(".bad.c", "");
    return UNKNOWN_KINDS.containsKey(program.kind())
        || UNKNOWN_PROGRAMS.values().stream().anyMatch(list -> list.contains(name));
  }

  private static boolean isFlagged(SuiteProgram program) {
    List<Sanitizer> order =
        MEMORY_KINDS.contains(program.kind())
            ? List.of(Sanitizer.MEMORY, Sanitizer.CLANG, Sanitizer.GCC)
            : List.of(Sanitizer.CLANG, Sanitizer.GCC, Sanitizer.MEMORY);
    return order.stream().anyMatch(sanitizer -> sanitizer.run(program).flagged());
  }

  /**
   * MSan costs as much as all others together, so it is asked only where it has something to say.
   */
  private static Set<Sanitizer> judges(SuiteProgram program) {
    if (MEMORY_KINDS.contains(program.kind())) {
      return EnumSet.of(Sanitizer.MEMORY);
    }
    return program.name().endsWith(".bad.c")
        ? EnumSet.of(Sanitizer.CLANG, Sanitizer.MEMORY)
        : EnumSet.of(Sanitizer.CLANG);
  }

  private static Optional<String> problem(SuiteProgram program) {
    for (Sanitizer sanitizer : judges(program)) {
      if (!AVAILABLE.contains(sanitizer)) {
        continue;
      }
      Sanitizer.Report report = sanitizer.run(program);
      if (!report.built() || report.flagged()) {
        return Optional.of(program + " under " + sanitizer + ": " + report.stderr());
      }
      if (program.name().endsWith(".good.c") && !agrees(report, SuiteRunner.run(program))) {
        return Optional.of(program + " prints something else: " + report.stdout());
      }
    }
    return Optional.empty();
  }

  private static boolean agrees(Sanitizer.Report report, Execution execution) {
    return execution instanceof Execution.Finished finished
        && finished.stdout().equals(report.stdout())
        && finished.exit() == report.exit();
  }
}
