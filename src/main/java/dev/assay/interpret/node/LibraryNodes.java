package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.LibraryFunction;
import java.util.List;

/** Direct calls of functions written in Java. */
public final class LibraryNodes {
  private LibraryNodes() {}

  /** The types of the arguments and of the result, and the place. */
  public record Site(List<CType> types, CType result, Span span) {}

  public static ExprNode call(
      String name, LibraryFunction function, ExprNode[] arguments, Site site, ValueKind kind) {
    return new Call(name, function, arguments, site, kind);
  }

  private static final class Call extends ExprNode {
    private final String name;
    private final LibraryFunction function;
    private final ExprNode[] arguments;
    private final Site site;
    private final ValueKind kind;

    Call(String name, LibraryFunction function, ExprNode[] arguments, Site site, ValueKind kind) {
      this.name = name;
      this.function = function;
      this.arguments = arguments;
      this.site = site;
      this.kind = kind;
    }

    @Override
    public ValueKind kind() {
      return kind;
    }

    private Object invoke(Frame frame) {
      var values = new Object[arguments.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = arguments[i].execBoxed(frame);
      }
      return function.call(
          new LibraryCall(name, frame.machine(), values, site.types(), site.result(), site.span()));
    }

    @Override
    public long execLong(Frame frame) {
      return (Long) invoke(frame);
    }

    @Override
    public double execDouble(Frame frame) {
      return (Double) invoke(frame);
    }

    @Override
    public Object execObject(Frame frame) {
      return invoke(frame);
    }

    @Override
    public void execVoid(Frame frame) {
      var _ = invoke(frame);
    }
  }
}
