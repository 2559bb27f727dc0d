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
    text.append(
        """

        ## Where the letter is not the last word

        What no C library and no compiler can tell from what is defined is a note and does not end a run;
        `--strict` of `interpret` and `check` takes it for undefined, as the letter does.

        | kind | clause | what is a note | why nobody can tell |
        |---|---|---|---|
        | `format` | 7.21.6.1p9 | `printf("%x", -1)`, `printf("%d", 3000000000u)`, `printf("%lld", 1L)` where `long` has 64 bits: an integer of the directive's width, but of the other sign or another name | both travel in one register or place of the stack, and the library reads the bits |
        | `format` | 7.21.6.2p12 | `scanf("%d", &u)` with an `unsigned` object, or another integer of that width | the library stores the bits, and each integer type may be read through its other sign (6.5p7) |
        | `va-arg` | 7.16.1.1p2 | `va_arg(list, int)` of an unsigned argument whose value `int` lacks, or of another integer of that width | as for `printf`: no compiler looks from the call into a function with variable arguments |

        Arguments of another width, floating numbers for integers and pointers for integers stay undefined. So does a value that
        a parameter of a function called without a prototype lacks: calls of such functions are inlined and optimised.
        """);
    return text.toString();
  }

  private static void row(StringBuilder text, String label, String clause, String explanation) {
    text.append("| `").append(label).append("` | ").append(clause).append(" | ");
    text.append(explanation.replace("|", "\\|")).append(" |\n");
  }
}
