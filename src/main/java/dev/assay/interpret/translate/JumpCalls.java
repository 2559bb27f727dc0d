package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LongJumpNode;
import dev.assay.interpret.node.SetJumpNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Translates calls of setjmp, longjmp and their kin. */
final class JumpCalls {
  private static final Set<String> LONGJMP =
      Set.of("longjmp", "_longjmp", "siglongjmp", "__builtin_longjmp");

  private JumpCalls() {}

  /** The node of a call of the named function, or empty where it is another one's. */
  static Optional<ExprNode> translate(
      String name, List<Expr> arguments, Span span, ExprTranslator expressions) {
    if (FunctionFacts.isSetjmp(name) && !arguments.isEmpty()) {
      ExprNode buffer = expressions.rvalue(arguments.get(0));
      int label = expressions.context().labels().resumable();
      return Optional.of(new SetJumpNode(buffer, label, span));
    }
    if (LONGJMP.contains(name) && arguments.size() == 2) {
      ExprNode buffer = expressions.rvalue(arguments.get(0));
      ExprNode value = expressions.rvalue(arguments.get(1));
      return Optional.of(new LongJumpNode(buffer, value, span));
    }
    return Optional.empty();
  }
}
