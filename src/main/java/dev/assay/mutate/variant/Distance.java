package dev.assay.mutate.variant;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Walk;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far programs are from each other.
 *
 * <p>A program is seen as the statements it has, each by its text without the statements in it, and
 * the pairs of statements of which one follows the other in the text of a function: that is what
 * control does at least sometimes. Both are counted, so that a second copy of a statement counts.
 * The distance is the mean of the two Jaccard distances, from 0 (the same) to 1 (nothing in
 * common), less a little for each time that one program is larger than the other: of two that are
 * as different the smaller one is of more use.
 */
public final class Distance {
  private static final double PRICE_OF_SIZE = 0.05;

  private Distance() {}

  public static double between(Program one, Program other) {
    return between(shape(one), shape(other));
  }

  /** What a program has, for comparisons with many others. */
  public record Shape(Map<String, Integer> statements, Map<List<String>, Integer> steps) {
    public Shape {
      statements = Map.copyOf(statements);
      steps = Map.copyOf(steps);
    }

    private int size() {
      return total(statements);
    }
  }

  public static Shape shape(Program program) {
    Map<String, Integer> statements = new HashMap<>();
    Map<List<String>, Integer> steps = new HashMap<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        String last = "";
        for (Stmt stmt : Walk.statements(f.body().get())) {
          String text = head(stmt);
          if (!text.isEmpty()) {
            statements.merge(text, 1, Integer::sum);
            steps.merge(List.of(last, text), 1, Integer::sum);
            last = text;
          }
        }
      }
    }
    return new Shape(statements, steps);
  }

  public static double between(Shape one, Shape other) {
    double difference =
        (jaccard(one.statements(), other.statements()) + jaccard(one.steps(), other.steps())) / 2;
    double larger = Math.max(one.size(), other.size());
    double smaller = Math.max(1, Math.min(one.size(), other.size()));
    return Math.max(0, difference - PRICE_OF_SIZE * Math.max(0, larger / smaller - 1));
  }

  private static <T> double jaccard(Map<T, Integer> one, Map<T, Integer> other) {
    int common = 0;
    for (Map.Entry<T, Integer> entry : one.entrySet()) {
      common += Math.min(entry.getValue(), other.getOrDefault(entry.getKey(), 0));
    }
    int all = total(one) + total(other) - common;
    return all == 0 ? 0 : 1 - (double) common / all;
  }

  private static int total(Map<?, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The text of a statement without the statements in it; blocks have none. */
  private static String head(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block _, Stmt.Empty _, Stmt.Pragma _, Stmt.LocalLabels _ -> "";
      case Stmt.If s -> "if " + Printer.print(s.condition());
      case Stmt.While s -> "while " + Printer.print(s.condition());
      case Stmt.DoWhile s -> "do " + Printer.print(s.condition());
      case Stmt.For s ->
          "for "
              + s.condition().map(Printer::print).orElse("")
              + ";"
              + s.step().map(Printer::print).orElse("");
      case Stmt.Switch s -> "switch " + Printer.print(s.condition());
      case Stmt.Labeled s -> label(s.label());
      case Stmt.Declare _, Stmt.Expression _, Stmt.Goto _, Stmt.ComputedGoto _ ->
          Printer.print(stmt);
      case Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.Asm _ -> Printer.print(stmt);
    };
  }

  private static String label(Stmt.Label label) {
    return switch (label) {
      case Stmt.Label.Named n -> n.name() + ":";
      case Stmt.Label.Case c -> "case " + c.lowValue() + ":" + c.highValue();
      case Stmt.Label.Default _ -> "default:";
    };
  }
}
