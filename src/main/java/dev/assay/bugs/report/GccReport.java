package dev.assay.bugs.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A report as GCC's Bugzilla wants it: the fields of its form first, then the description. */
public final class GccReport {
  private GccReport() {}

  public static String of(ReportInput input) {
    var text = new StringBuilder();
    Releases releases = Releases.of(input);
    field(text, "Summary:", Titles.gcc(input));
    field(text, "Product:", "gcc");
    field(text, "Version:", Releases.number(input.bug().version()));
    field(text, "Component:", Components.of(input));
    field(text, "Keywords:", Components.keyword(input.kind()));
    field(text, "Target:", input.bug().target());
    field(text, "Known to work:", String.join(", ", releases.working()));
    field(text, "Known to fail:", String.join(", ", releases.failing()));
    text.append("\n");
    text.append(TextLayout.of(sections(input)));
    return text.toString();
  }

  private static List<Section> sections(ReportInput input) {
    Optional<Section> compiler =
        Optional.of(Bytes.text(input.examined().compilerText()))
            .filter(said -> !said.isBlank())
            .map(said ->
                new Section(input.invocation().compiler() + " -v", new Block.Code("", said)));
    return Stream.concat(Sections.of(input).stream(), compiler.stream())
        .collect(Collectors.toList());
  }

  private static void field(StringBuilder text, String name, String value) {
    if (!value.isEmpty()) {
      text.append("%-15s%s\n".formatted(name, value));
    }
  }
}
