package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class OptimizationRecordsTest {
  @Test
  void remarksAreCountedByPassNameAndKind() {
    Feedback feedback = OptimizationRecords.parse(Sample.of("clang-14.opt.yaml"));
    assertEquals(2, feedback.count("loop-vectorize: Vectorized (Passed)"));
    assertEquals(3, feedback.count("inline: Inlined (Passed)"));
    assertEquals(2, feedback.count("inline: NoDefinition (Missed)"));
    assertEquals(11, feedback.count("asm-printer: InstructionMix (Analysis)"));
    assertEquals(13, feedback.names().size());
  }

  @Test
  void argumentsThatLookAlikeAreNoRemarks() {
    String yaml =
        """
        --- !Missed
        Pass:            'a pass'
        Name:            Odd
        Args:
          - Name:            inner
        ...
        """;
    assertEquals(Feedback.of(Map.of("a pass: Odd (Missed)", 1L)), OptimizationRecords.parse(yaml));
  }
}
