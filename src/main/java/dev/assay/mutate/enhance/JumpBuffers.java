package dev.assay.mutate.enhance;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The variables in which {@code __builtin_setjmp} keeps the state of the machine. */
final class JumpBuffers implements Visitor {
  private static final String NAME = "__builtin_setjmp";

  private final Set<String> variables = new HashSet<>();

  private JumpBuffers() {}

  static Set<String> in(Program program) {
    var search = new JumpBuffers();
    Walk.over(program, search);
    return Set.copyOf(search.variables);
  }

  @Override
  public void expr(Expr expr) {
    buffer(expr).flatMap(JumpBuffers::variable).ifPresent(variables::add);
  }

  /** What a call fills, if it is one that does. */
  static Optional<Expr> buffer(Expr expr) {
    return expr instanceof Expr.Call call
            && LibraryFunctions.callee(call) instanceof Expr.Name name
            && name.name().equals(NAME)
            && !call.arguments().isEmpty()
        ? Optional.of(call.arguments().getFirst())
        : Optional.empty();
  }

  /** The variable that a buffer is; empty if that is only known when the program runs. */
  static Optional<String> variable(Expr buffer) {
    Expr inner = buffer;
    while (inner instanceof Expr.Implicit i && Types.isPointer(i.operand().type())) {
      inner = i.operand();
    }
    return inner.isLvalue() ? Optional.empty() : AddressTaken.root(inner).map(Expr.Name::name);
  }
}
