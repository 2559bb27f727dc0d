package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.Lifetimes;
import java.util.List;

/** The GNU attribute cleanup: a function called with the variable's address at the scope's end. */
final class Cleanups {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final BlockPlan plan;

  Cleanups(ExprTranslator expressions, BlockPlan plan) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.plan = plan;
  }

  void add(Decl.Variable v, List<ExprNode> nodes) {
    String name = Attribute.find(v.attributes(), "cleanup").orElseThrow().arguments().strip();
    Binding binding = context.scope().find(name);
    if (binding == null || !(Types.unqualified(binding.type()) instanceof CType.Function type)) {
      throw new IllegalStateException("cleanup by the unknown function " + name);
    }
    int reached = context.shape().newSlot();
    nodes.add(DeclarationNodes.ready(reached, true));
    Span span = v.span();
    CType pointer = new CType.Pointer(v.type());
    Expr variable = new Expr.Name(v.name(), v.type(), span);
    Expr address = new Expr.Unary(UnaryOp.ADDRESS, variable, pointer, span);
    CType parameter = type.parameters().isEmpty() ? pointer : type.parameters().getFirst();
    Expr argument = new Expr.Implicit(Conversion.POINTER, address, parameter, span);
    Expr function =
        new Expr.Implicit(
            Conversion.FUNCTION_TO_POINTER,
            new Expr.Name(name, binding.type(), span),
            new CType.Pointer(binding.type()),
            span);
    Expr call = new Expr.Call(function, List.of(argument), type.result(), span);
    plan.add(new Lifetimes.Cleanup(reached, expressions.effect(call)));
  }
}
