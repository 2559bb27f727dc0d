package dev.assay.interpret;

import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.type.Layout;
import java.util.Optional;

/**
 * Reads programs a second time, as gcc has bit-fields, where that makes another program of them.
 */
public final class KeptFields {
  private static final String WHAT =
      "the width of this program's bit-fields in arithmetic, on which gcc and clang differ";

  private KeptFields() {}

  /** The program in which bit-fields keep their width; empty where it is the same. */
  public static Optional<ParseResult> of(Program declared, SourceText source) {
    if (!hasNarrowed(declared)) {
      return Optional.empty();
    }
    ParseResult kept =
        Parser.parse(source, declared.model().withFieldsThatKeepWidth(), declared.standard());
    return kept.program().declarations().equals(declared.declarations())
        ? Optional.empty()
        : Optional.of(kept);
  }

  /** Whether a bit-field is narrower than its type. */
  private static boolean hasNarrowed(Program program) {
    var layout = new Layout(program.model(), program.tags());
    return program.tags().definitions().values().stream()
        .filter(TagDef.RecordDef.class::isInstance)
        .flatMap(record -> ((TagDef.RecordDef) record).fields().stream())
        .anyMatch(field ->
            field.bitWidth().isPresent()
                && !field.name().isEmpty()
                && field.bitWidth().getAsInt() < layout.width(field.type()));
  }

  /** What both runs of a program say together. */
  public static Execution together(Execution declared, Execution kept) {
    boolean same =
        declared instanceof Execution.Finished one
            && kept instanceof Execution.Finished other
            && one.exit() == other.exit()
            && one.stdout().equals(other.stdout());
    if (same) {
      return declared;
    }
    if (!(declared instanceof Execution.Finished)) {
      return declared;
    }
    return kept instanceof Execution.Finished ? new Execution.Unsupported(WHAT, Span.NONE) : kept;
  }
}
