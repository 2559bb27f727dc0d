package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.IntNodes;
import dev.assay.interpret.node.IntOperation;
import dev.assay.interpret.node.SlotNodes;
import dev.assay.interpret.node.ValueKind;
import java.util.OptionalLong;

/** Sizes of types, computed when running where arrays have variable length. */
final class Sizes {
  private final ExprTranslator expressions;

  Sizes(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  /** The size in bytes; 1 for void and functions, as GNU C counts them. */
  ExprNode of(CType type) {
    OptionalLong known = expressions.layout().sizeOf(type);
    if (known.isPresent()) {
      return Constants.of(known.getAsLong());
    }
    if (Types.unqualified(type) instanceof CType.Array array) {
      return product(count(array), of(array.element()));
    }
    return Constants.of(1L);
  }

  /** The number of elements of an array. */
  ExprNode count(CType.Array array) {
    return switch (array.size()) {
      case CType.ArraySize.Fixed f -> Constants.of(f.count());
      case CType.ArraySize.Variable v -> variable(v.count());
      case CType.ArraySize.Unknown _, CType.ArraySize.Star _ -> Constants.of(0L);
    };
  }

  private ExprNode variable(Expr count) {
    int hops = 0;
    for (FunctionContext home = expressions.context(); home != null; home = home.enclosing()) {
      Integer slot = home.arraySizes().get(count);
      if (slot != null) {
        return hops == 0 ? SlotNodes.read(slot, ValueKind.LONG) : SlotNodes.readOuter(slot, hops);
      }
      hops++;
    }
    return expressions.rvalue(count);
  }

  private static ExprNode product(ExprNode count, ExprNode size) {
    if (Constants.isLong(size) && Constants.value(size) == 1) {
      return count;
    }
    var operation = new IntOperation("*", 64, false, "size_t", dev.assay.c.Span.NONE);
    return IntNodes.binary(dev.assay.c.BinaryOp.MULTIPLY, count, size, operation);
  }
}
