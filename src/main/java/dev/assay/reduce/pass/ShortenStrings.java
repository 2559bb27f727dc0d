package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Makes string literals empty, else shorter. */
final class ShortenStrings implements ReductionPass {
  @Override
  public String name() {
    return "shorten-strings";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Place place : Places.of(subject)) {
      // The format of an output says what the other arguments must be.
      if (place.written() instanceof Expr.StringLiteral s
          && isPlain(s)
          && !s.value().contains("%")) {
        String text = s.value();
        int group = 0;
        for (int length = 0; length < text.length(); length = length * 2 + 1) {
          var by = Replacement.of(s, shortened(s, text.substring(0, length)));
          edits.add(new Edit("shorter string", group, List.of(by)));
          group++;
        }
      }
    }
    return edits;
  }

  /** Letters and such, each of which is spelled as itself. */
  private static boolean isPlain(Expr.StringLiteral s) {
    return s.pieces().size() == 1 && s.pieces().getFirst().equals("\"" + s.value() + "\"");
  }

  private static Expr shortened(Expr.StringLiteral s, String text) {
    return new Expr.StringLiteral(List.of("\"" + text + "\""), text, s.type(), s.span());
  }
}
