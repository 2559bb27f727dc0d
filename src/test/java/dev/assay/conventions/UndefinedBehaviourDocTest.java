package dev.assay.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * docs/undefined-behaviour.md lists what the interpreter knows.
 *
 * <p>{@code mvn test -Dtest=UndefinedBehaviourDocTest -Dassay.write=true} writes it anew.
 */
final class UndefinedBehaviourDocTest {
  private static final Path DOCUMENT = SourceFiles.ROOT.resolve("docs/undefined-behaviour.md");

  @Test
  void theDocumentListsEveryKind() throws IOException {
    String expected = document();
    if (Boolean.getBoolean("assay.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, SourceFiles.read(DOCUMENT), "write it anew with -Dassay.write=true");
  }

  private static String document() {
    var text =
        new StringBuilder(
            """
            # What the interpreter names

            This list is made from the code (`UbKind` and `UnspecifiedKind`) and a test keeps it true.
            `assay interpret` prints the kind, and `"kind"` in its JSON output is the same word. Clauses are
            of C17 (ISO/IEC 9899:2018) unless another source is named.

            ## Undefined

            | kind | clause | it means that |
            |---|---|---|
            """);
    for (UbKind kind : UbKind.values()) {
      row(text, kind.label(), kind.clause(), kind.explanation());
    }
    text.append(
        """

        ## Unspecified

        C allows several results here, so that no compiler is wrong. Some of them are seen at once, most
        only when the program is run again with other choices. The first run notes where a choice was open
        and could matter; `--explore N` allows up to N more runs (4 unless told, 0 for none), in which those
        choices are made otherwise. Where none was open there is no other run.

        | kind | clause | it means that |
        |---|---|---|
        """);
    for (UnspecifiedKind kind : UnspecifiedKind.values()) {
      row(text, kind.label(), kind.clause(), kind.explanation());
    }
    return text.toString();
  }

  private static void row(StringBuilder text, String label, String clause, String explanation) {
    text.append("| `").append(label).append("` | ").append(clause).append(" | ");
    text.append(explanation.replace("|", "\\|")).append(" |\n");
  }
}
