package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes constants in a shorter way: the same value, then 0, 1, then fewer digits. */
final class ShrinkConstants implements ReductionPass {
  @Override
  public String name() {
    return "shrink-constants";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Place place : Places.of(subject)) {
      int group = 0;
      for (String text : spellings(place.written())) {
        Replacement replacement = Replacement.of(place.written(), spelled(text, place.written()));
        edits.add(new Edit("shorter constant", group, List.of(replacement)));
        group++;
      }
    }
    return edits;
  }

  private static Expr spelled(String text, Expr old) {
    return text.contains(".") || text.contains("e") || text.contains("E")
        ? new Expr.FloatLiteral(text, CType.DOUBLE, old.span())
        : new Expr.IntLiteral(new BigInteger(text), text, CType.INT, old.span());
  }

  private static List<String> spellings(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral e -> shorter(integers(e.value()), e.text());
      case Expr.CharLiteral e -> shorter(integers(e.value()), e.text());
      case Expr.FloatLiteral e when !e.text().matches(".*[xXijIJ].*") ->
          shorter(floats(e.text()), e.text());
      case Expr _ -> List.of();
    };
  }

  private static List<String> integers(BigInteger value) {
    String digits = value.abs().toString();
    return List.of(
        digits,
        "0",
        "1",
        digits.substring(0, 1),
        digits.substring(0, (digits.length() + 1) / 2),
        value.abs().shiftRight(1).toString(),
        digits.substring(0, Math.max(1, digits.length() - 1)));
  }

  private static List<String> floats(String text) {
    var all = new ArrayList<String>();
    String number = text.replaceAll("[fFlL]$", "");
    if (number.endsWith(".0")) {
      all.add(number.substring(0, number.length() - 1));
      all.add(number.substring(0, number.length() - 2));
    }
    all.add(number);
    all.addAll(List.of("0.", "1.", "0", "1"));
    return all;
  }

  private static List<String> shorter(List<String> texts, String old) {
    Set<String> kept = new LinkedHashSet<>(texts);
    kept.removeIf(text -> text.length() >= old.length());
    return List.copyOf(kept);
  }
}
