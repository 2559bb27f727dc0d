package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;

/** Return statements, one for each kind of value. */
public final class ReturnStmts {
  private ReturnStmts() {}

  /** {@code return;}. */
  public static StmtNode none(Span span) {
    return new ReturnNothing(span);
  }

  /** {@code return value;}, which takes so much fuel. */
  public static StmtNode of(ExprNode value, int weight, Span span) {
    return switch (value.kind()) {
      case LONG -> new ReturnLong(value, weight, span);
      case DOUBLE -> new ReturnDouble(value, weight, span);
      case OBJECT -> new ReturnObject(value, weight, span);
      case VOID -> new ReturnVoid(value, weight, span);
    };
  }

  private static final class ReturnNothing extends StmtNode {
    private final Span span;

    ReturnNothing(Span span) {
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(1, span);
      return RETURN;
    }
  }

  private static final class ReturnLong extends StmtNode {
    private final ExprNode value;
    private final int weight;
    private final Span span;

    ReturnLong(ExprNode value, int weight, Span span) {
      this.value = value;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(weight, span);
      frame.longResult = value.execLong(frame);
      frame.returned = true;
      return RETURN;
    }
  }

  private static final class ReturnDouble extends StmtNode {
    private final ExprNode value;
    private final int weight;
    private final Span span;

    ReturnDouble(ExprNode value, int weight, Span span) {
      this.value = value;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(weight, span);
      frame.doubleResult = value.execDouble(frame);
      frame.returned = true;
      return RETURN;
    }
  }

  private static final class ReturnObject extends StmtNode {
    private final ExprNode value;
    private final int weight;
    private final Span span;

    ReturnObject(ExprNode value, int weight, Span span) {
      this.value = value;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(weight, span);
      frame.objectResult = value.execObject(frame);
      frame.returned = true;
      return RETURN;
    }
  }

  /** {@code return} with an expression of type void. */
  private static final class ReturnVoid extends StmtNode {
    private final ExprNode value;
    private final int weight;
    private final Span span;

    ReturnVoid(ExprNode value, int weight, Span span) {
      this.value = value;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(weight, span);
      value.execVoid(frame);
      return RETURN;
    }
  }
}
