package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.FunctionCode;
import dev.assay.interpret.node.NonnullNodes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Checks what the GNU attributes nonnull and returns_nonnull promise of a function. */
final class NonnullChecks {
  private final FunctionContext context;
  private final List<Attribute> attributes;

  NonnullChecks(FunctionContext context) {
    this.context = context;
    this.attributes = context.program().facts().nonnull(context.function().name());
  }

  /** What is done with the arguments of a call. */
  List<ExprNode> ofParameters() {
    Decl.Function function = context.function();
    List<FunctionCode.Arrival> arrivals =
        FunctionTranslator.arrivals(function, context.machine().layout());
    List<ExprNode> checks = new ArrayList<>();
    for (int i = 0; i < arrivals.size(); i++) {
      if (Types.isPointer(arrivals.get(i).type()) && isPromised(i)) {
        checks.add(NonnullNodes.argument(arrivals.get(i).slot(), function.name(), i + 1));
      }
    }
    return checks;
  }

  private boolean isPromised(int parameter) {
    boolean byFunction =
        attributes.stream()
            .filter(a -> a.name().equals("nonnull"))
            .anyMatch(a -> names(a.arguments(), parameter + 1));
    return byFunction
        || Attribute.has(context.function().parameters().get(parameter).attributes(), "nonnull");
  }

  /** Without numbers all pointers are meant. */
  private static boolean names(String arguments, int number) {
    return arguments.isBlank()
        || Arrays.stream(arguments.split(","))
            .anyMatch(part -> part.strip().equals(String.valueOf(number)));
  }

  /** A returned value that must not be null. */
  ExprNode ofResult(ExprNode value, Span span) {
    return Attribute.has(attributes, "returns_nonnull")
        ? NonnullNodes.result(value, context.function().name(), span)
        : value;
  }
}
