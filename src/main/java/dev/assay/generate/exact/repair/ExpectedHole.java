package dev.assay.generate.exact.repair;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import java.util.ArrayList;
import java.util.List;

/**
 * The floating value that its operand has in the run, each time it is evaluated: it becomes an
 * expression for the next element of a table of these values.
 */
public final class ExpectedHole extends Hole {
  private final Expr next;
  private final boolean single;
  private final List<Double> values = new ArrayList<>();

  public ExpectedHole(Expr next, boolean single) {
    this.next = next;
    this.single = single;
  }

  @Override
  void beginRun() {
    values.clear();
  }

  @Override
  public Object general(List<Object> operands) {
    values.add((Double) operands.getFirst());
    return operands.getFirst();
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    return typing.rvalue(next);
  }

  /** The values of the last run, as many as the table has. */
  public Initializer table() {
    var items = new ArrayList<Initializer.Item>();
    for (double value : values) {
      items.add(new Initializer.Item(List.of(), new Initializer.Value(literal(value))));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  private Expr literal(double value) {
    String text = single ? (float) value + "f" : Double.toString(value);
    CType type = single ? CType.FLOAT : CType.DOUBLE;
    return new Expr.FloatLiteral(text, type, Span.NONE);
  }

  @Override
  public boolean isJudgedByRun() {
    return false;
  }

  @Override
  public boolean isRepaired() {
    return false;
  }
}
