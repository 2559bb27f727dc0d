package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.print.Printer;
import dev.assay.interpret.Limits;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a pass proposes for a program, and what comes of it. */
final class Rewritten {
  private final Subject subject;
  private final List<Edit> edits;

  private Rewritten(Subject subject, List<Edit> edits) {
    this.subject = subject;
    this.edits = edits;
  }

  /** The units are linked together. */
  static Rewritten by(ReductionPass pass, String... units) {
    var all = new ArrayList<Subject.Unit>();
    for (int i = 0; i < units.length; i++) {
      var read = Subject.of("t" + i + ".c", units[i], DataModel.LP64, Standard.DEFAULT);
      all.addAll(assertInstanceOf(Subject.Read.Fine.class, read).subject().units());
    }
    var subject = new Subject(all);
    return new Rewritten(
        subject, pass.edits(subject, Observations.lazily(subject, Limits.DEFAULT)));
  }

  /** What the edits say they do. */
  List<String> proposals() {
    return edits.stream().map(Edit::what).toList();
  }

  /** The program on one line after those edits; "invalid" if it is none. */
  String after(String... whats) {
    List<String> wanted = List.of(whats);
    return text(edits.stream().filter(edit -> wanted.contains(edit.what())).toList());
  }

  /** The program on one line after all edits of a group. */
  String afterGroup(int group) {
    return text(edits.stream().filter(edit -> edit.group() == group).toList());
  }

  private String text(List<Edit> chosen) {
    return subject
        .with(chosen)
        .map(changed ->
            changed.units().stream()
                .map(unit -> Printer.print(unit.program()).replaceAll("\\s+", " ").strip())
                .collect(Collectors.joining(" // "))
                .strip())
        .orElse("invalid");
  }
}
