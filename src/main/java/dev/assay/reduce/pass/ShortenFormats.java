package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Prints one of several values, and each without the text and the blanks around it. */
final class ShortenFormats implements ReductionPass {
  private static final Set<String> FUNCTIONS = Set.of(Outputs.PRINTF, Outputs.BUILTIN_PRINTF);
  private static final Pattern CONVERSION =
      Pattern.compile(
          "%[-+ #0]*[0-9]*(?:\\.[0-9]+)?((?:hh|h|ll|l|z|j|t|L)?[diouxXaAeEfFgGcsp])|%.");

  @Override
  public String name() {
    return "shorten-formats";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      for (Expr expr : Walk.expressions(body)) {
        if (expr instanceof Expr.Call call
            && Outputs.callee(call).filter(FUNCTIONS::contains).isPresent()
            && !call.arguments().isEmpty()
            && Outputs.written(call.arguments().getFirst()) instanceof Expr.StringLiteral format
            && format.pieces().size() == 1) {
          add(call, format, edits);
        }
      }
    }
    return edits;
  }

  private static void add(Expr.Call call, Expr.StringLiteral format, List<Edit> edits) {
    List<MatchResult> found = CONVERSION.matcher(format.pieces().getFirst()).results().toList();
    boolean known = found.stream().allMatch(one -> one.group(1) != null);
    if (!known || found.isEmpty() || found.size() != call.arguments().size() - 1) {
      return;
    }
    List<String> plain = found.stream().map(one -> "%" + one.group(1)).toList();
    for (int i = 0; found.size() > 1 && i < found.size(); i++) {
      List<Expr> only = List.of(literal(format, plain.get(i)), call.arguments().get(i + 1));
      edits.add(edit("print one value", 0, call, only));
    }
    var all = new ArrayList<>(call.arguments());
    all.set(0, literal(format, String.join("", plain)));
    edits.add(edit("plain format", 1, call, all));
  }

  private static Edit edit(String what, int group, Expr.Call call, List<Expr> arguments) {
    var shorter = new Expr.Call(call.function(), arguments, call.type(), call.span());
    return new Edit(what, group, List.of(Replacement.of(call, shorter)));
  }

  private static Expr literal(Expr.StringLiteral format, String text) {
    return new Expr.StringLiteral(List.of('"' + text + '"'), text, format.type(), format.span());
  }
}
