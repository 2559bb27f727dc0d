package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;

/** Statements without parts, or with one expression. */
public final class SimpleStmts {
  private SimpleStmts() {}

  /** Does nothing. */
  public static StmtNode empty() {
    return new Completion(StmtNode.NORMAL);
  }

  /** Evaluates for its side effects; {@code weight} is the fuel it takes. */
  public static StmtNode expression(ExprNode expr, int weight, Span span) {
    return new Expression(expr, weight, span);
  }

  /** {@code break} or {@code continue}. */
  public static StmtNode leave(int completion, Span span) {
    return new Leave(completion, span);
  }

  /** Ends the run, since the interpreter does not know what is written here. */
  public static StmtNode unsupported(String what, Span span) {
    return new Unsupported(what, span);
  }

  /** A return of main, whose place is kept. */
  public static StmtNode ending(StmtNode returning, Span span) {
    return new Ending(returning, span);
  }

  private static final class Ending extends StmtNode {
    private final StmtNode returning;
    private final Span span;

    Ending(StmtNode returning, Span span) {
      this.returning = returning;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().noteEnd(span);
      return returning.exec(frame);
    }
  }

  private static final class Completion extends StmtNode {
    private final int completion;

    Completion(int completion) {
      this.completion = completion;
    }

    @Override
    public int exec(Frame frame) {
      return completion;
    }
  }

  private static final class Leave extends StmtNode {
    private final int completion;
    private final Span span;

    Leave(int completion, Span span) {
      this.completion = completion;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(1, span);
      return completion;
    }
  }

  private static final class Expression extends StmtNode {
    private final ExprNode expr;
    private final int weight;
    private final Span span;

    Expression(ExprNode expr, int weight, Span span) {
      this.expr = expr;
      this.weight = weight;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      frame.machine().spend(weight, span);
      expr.execVoid(frame);
      return NORMAL;
    }
  }

  private static final class Unsupported extends StmtNode {
    private final String what;
    private final Span span;

    Unsupported(String what, Span span) {
      this.what = what;
      this.span = span;
    }

    @Override
    public int exec(Frame frame) {
      throw frame.machine().unsupported(what, span);
    }
  }
}
