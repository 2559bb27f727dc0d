package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.interpret.Limits;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a pass proposes for a program, as program texts. */
final class Proposals {
  static final Limits LIMITS = Limits.DEFAULT.withFuel(1_000_000);

  private Proposals() {}

  static Subject subject(String text) {
    return switch (Subject.of("t.c", text, DataModel.LP64, Standard.DEFAULT)) {
      case Subject.Read.Fine fine -> fine.subject();
      case Subject.Read.Wrong wrong -> fail(wrong.message());
    };
  }

  /** The valid programs that its edits lead to, each alone, in the order they are tried in. */
  static List<String> of(ReductionPass pass, String before) {
    Subject subject = subject(before);
    return edits(pass, subject).stream()
        .map(edit -> subject.with(List.of(edit)))
        .flatMap(Optional::stream)
        .filter(changed -> changed.size().isLessThan(subject.size()))
        .map(Subject::text)
        .toList();
  }

  private static List<Edit> edits(ReductionPass pass, Subject subject) {
    return pass.edits(subject, Observations.lazily(subject, LIMITS)).stream()
        .sorted(Comparator.comparingInt(Edit::group))
        .toList();
  }

  /** That these programs, written in any way, are among the proposals. */
  static void assertProposes(ReductionPass pass, String before, String... afters) {
    List<String> proposed = of(pass, before);
    for (String after : afters) {
      String text = subject(after).text();
      assertTrue(
          proposed.contains(text),
          () -> text + "\nis not among\n" + String.join("\n---\n", proposed));
    }
  }

  static void assertDoesNotPropose(ReductionPass pass, String before, String after) {
    assertFalse(of(pass, before).contains(subject(after).text()));
  }

  static void assertProposesNothing(ReductionPass pass, String before) {
    assertEquals(List.of(), of(pass, before));
  }

  /** That all edits together lead to this program. */
  static void assertMakes(ReductionPass pass, String before, String after) {
    Subject subject = subject(before);
    assertEquals(
        Optional.of(subject(after).text()), subject.with(edits(pass, subject)).map(Subject::text));
  }
}
