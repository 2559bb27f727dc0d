package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Programs of the suites that the interpreter does not find out yet, by what it lacks.
 *
 * <p>The suites fail when one of these is found after all, so that the list stays true.
 */
final class KnownGaps {
  private static final Map<String, List<String>> GAPS =
      Map.ofEntries(
          Map.entry(
              "alloca",
              List.of("alloca-memory.c", "dangling-pointer/alloca-is-freed-at-return.bad.c")),
          Map.entry(
              "use of a dead pointer's value",
              List.of(
                  "dangling-pointer/value-copied.bad.c",
                  "use-after-free/cast-to-integer.bad.c",
                  "use-after-free/value-tested.bad.c")),
          Map.entry(
              "effective types of parts",
              List.of("effective-type/part-of-double-overwritten.bad.c")),
          Map.entry(
              "loops that change state for ever", List.of("endless-loop/counts-for-ever.bad.c")),
          Map.entry(
              "checks of the comparison function",
              List.of(
                  "inconsistent-comparison/intransitive.bad.c",
                  "inconsistent-comparison/not-antisymmetric.bad.c")),
          Map.entry(
              "checks behind the macros of ctype.h",
              List.of(
                  "library-argument/isalpha-negative.bad.c",
                  "library-argument/ctype-eof-is-fine.bad.c")),
          Map.entry(
              "temporaries as objects of their own kind",
              List.of(
                  "modified-temporary/array-member-of-call.bad.c",
                  "modified-temporary/step-in-conditional.bad.c")),
          Map.entry(
              "attribute nonnull",
              List.of(
                  "nonnull-argument/attribute.bad.c",
                  "nonnull-argument/numbered.bad.c",
                  "nonnull-argument/returned.bad.c")),
          Map.entry(
              "bounds of members and rows in pointers",
              List.of(
                  "one-past-dereference/equal-to-next-object.bad.c",
                  "pointer-arithmetic/inner-row.bad.c",
                  "unrelated-subtraction/rows-of-one-matrix.bad.c",
                  "unrelated-subtraction/two-members.bad.c")),
          Map.entry(
              "restrict",
              List.of(
                  "restrict/block-scope.bad.c",
                  "restrict/copy-of-the-pointer-is-fine.bad.c",
                  "restrict/disjoint-halves-are-fine.bad.c",
                  "restrict/global-accessed-directly.bad.c",
                  "restrict/reads-may-share.bad.c",
                  "restrict/two-parameters.bad.c",
                  "silent-undefined/restrict-overlap.bad.c")),
          Map.entry(
              "static in array parameters",
              List.of(
                  "static-array-argument/null.bad.c",
                  "static-array-argument/tail-too-short.bad.c",
                  "static-array-argument/too-few-elements.bad.c")),
          Map.entry(
              "sequencing inside statement expressions",
              List.of("unsequenced/statement-expression.bad.c")),
          Map.entry(
              "the state of a va_list",
              List.of("va-arg/no-va-end.bad.c", "va-arg/used-after-callee-used-it.bad.c")),
          Map.entry(
              "sizes of VLA types in conversions",
              List.of(
                  "vla-mismatch/assigned-pointer.bad.c",
                  "vla-mismatch/parameter.bad.c",
                  "vla-mismatch/with-constant-size.bad.c")),
          Map.entry("the shuffling built-ins", List.of("vectors.c")),
          Map.entry(
              "volatile objects",
              List.of("volatile-access/read.bad.c", "volatile-access/write.bad.c")),
          Map.entry(
              "the order of other operands",
              List.of(
                  "evaluation-order/compound-assignment-and-call.bad.c",
                  "evaluation-order/function-designator.bad.c")),
          Map.entry(
              "contraction in compound assignment", List.of("float-contraction/dot-product.bad.c")),
          Map.entry("other library results", List.of("library-result/isalpha-value.bad.c")),
          Map.entry(
              "bytes of pointers in other layouts",
              List.of(
                  "address-dependent/bytes-of-a-pointer.bad.c",
                  "one-past-equality/through-integers.bad.c")),
          Map.entry(
              "junk in padding after stores",
              List.of(
                  "padding-or-unspecified-bytes/bit-field-gap.bad.c",
                  "padding-or-unspecified-bytes/byte-of-padding.bad.c",
                  "padding-or-unspecified-bytes/hash-of-struct.bad.c",
                  "padding-or-unspecified-bytes/long-double-tail.bad.c",
                  "padding-or-unspecified-bytes/memcmp.bad.c",
                  "padding-or-unspecified-bytes/rest-of-union.bad.c",
                  "padding-or-unspecified-bytes/static-initialiser-tail.bad.c")),
          Map.entry(
              "sharing of other literals",
              List.of(
                  "string-literal-identity/const-compound-literals.bad.c",
                  "string-literal-identity/tail-of-longer.bad.c")));

  private KnownGaps() {}

  /** Fails if the program was not found out, or if it was although it is listed here. */
  static void assertFound(SuiteProgram program, boolean found, Supplier<String> message) {
    Optional<String> gap = reason(program);
    if (gap.isPresent()) {
      assertFalse(found, () -> "no longer a gap, take it off the list: " + gap.get());
    } else {
      assertTrue(found, message);
    }
  }

  private static Optional<String> reason(SuiteProgram program) {
    return GAPS.entrySet().stream()
        .filter(gap -> gap.getValue().contains(program.name()))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
