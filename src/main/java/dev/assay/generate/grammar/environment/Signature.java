package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.exact.Variable;
import java.util.List;

/** What a function looks like from outside. */
public record Signature(
    String name, CType result, List<Variable> parameters, Decl.Storage storage) {
  public Signature {
    parameters = List.copyOf(parameters);
  }

  public CType.Function type() {
    return new CType.Function(
        result, parameters.stream().map(Variable::type).toList(), false, true);
  }

  public Expr expr() {
    return new Expr.Name(name, type(), Span.NONE);
  }
}
