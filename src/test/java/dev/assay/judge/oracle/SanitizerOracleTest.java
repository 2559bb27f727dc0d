package dev.assay.judge.oracle;

import static dev.assay.judge.Cases.CLANG;
import static dev.assay.judge.Cases.GCC;
import static dev.assay.judge.Cases.SETTINGS;
import static dev.assay.judge.Cases.plain;
import static dev.assay.judge.Cases.printing;
import static dev.assay.judge.Cases.ranSaying;
import static dev.assay.judge.Cases.sanitize;
import static dev.assay.judge.Cases.signatures;
import static dev.assay.judge.Cases.unsupported;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sanitizers that blame a defined program are wrong; the words are those of real ones. */
final class SanitizerOracleTest {
  private static final String OVERFLOW =
      "test.c:3:59: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented"
          + " in type 'int'\n";

  private static List<String> found(TestCase test, CompilerRun... runs) {
    return signatures(new SanitizerOracle(SETTINGS).findings(test, List.of(runs)));
  }

  private static String kind(String stderr) {
    return found(printing(""), ranSaying(sanitize(GCC, "-fsanitize=x"), "", stderr)).stream()
        .map(signature -> signature.replaceFirst("sanitizer: gcc-12: ", ""))
        .findFirst()
        .orElse("nothing");
  }

  @Test
  void reportsAreNamedBySanitizerAndKind() {
    assertEquals("UndefinedBehaviorSanitizer: signed integer overflow", kind(OVERFLOW));
    assertEquals(
        "UndefinedBehaviorSanitizer: shift exponent is too large for type",
        kind("u.c:3:84: runtime error: shift exponent 32 is too large for 32-bit type 'int'\n"));
    assertEquals(
        "UndefinedBehaviorSanitizer: index out of bounds for type",
        kind("u.c:3:123: runtime error: index 5 out of bounds for type 'int [3]'\n"));
    assertEquals(
        "AddressSanitizer: stack-buffer-overflow",
        kind(
            "=====\n==28136==ERROR: AddressSanitizer: stack-buffer-overflow on address"
                + " 0x7fffd34df4d4 at pc 0x55de7bd5a388\nREAD of size 4\n"));
    assertEquals(
        "MemorySanitizer: use-of-uninitialized-value",
        kind("==28158==WARNING: MemorySanitizer: use-of-uninitialized-value\n    #0 0x55fb\n"));
  }

  @Test
  void shortagesAreNoReports() {
    assertEquals(
        "nothing",
        kind("==1==ERROR: AddressSanitizer: stack-overflow on address 0x7ffd (pc 0x1 bp 0x2)\n"));
    assertEquals(
        "nothing", kind("==1==ERROR: AddressSanitizer: failed to allocate 0x400000000 bytes\n"));
    assertEquals("nothing", kind("warning: something else\n"));
  }

  @Test
  void onlyDefinedProgramsAndOnlySanitizersBuildsCount() {
    assertEquals(
        List.of(), found(unsupported(), ranSaying(sanitize(GCC, "-fsanitize=x"), "", OVERFLOW)));
    assertEquals(List.of(), found(printing(""), ranSaying(plain(GCC, "-O2"), "", OVERFLOW)));
  }

  @Test
  void compilersAreToldApart() {
    assertEquals(
        2,
        found(
                printing(""),
                ranSaying(sanitize(GCC, "-fsanitize=x"), "", OVERFLOW),
                ranSaying(sanitize(CLANG, "-fsanitize=x"), "", OVERFLOW),
                ranSaying(sanitize(CLANG, "-fsanitize=x", "-O3"), "", OVERFLOW))
            .size());
  }
}
