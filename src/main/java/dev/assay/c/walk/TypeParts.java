package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;

/** Builds types anew from their rewritten parts. */
final class TypeParts {
  private final Rewriter to;

  TypeParts(Rewriter to) {
    this.to = to;
  }

  CType rebuilt(CType type) {
    return switch (type) {
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _ -> type;
      case CType.Floating _, CType.Record _, CType.Enum _ -> type;
      case CType.Complex t -> new CType.Complex(to.type(t.element()));
      case CType.Pointer t -> new CType.Pointer(to.type(t.target()));
      case CType.Array t -> new CType.Array(to.type(t.element()), size(t.size()));
      case CType.Vector t -> new CType.Vector(to.type(t.element()), t.count(), t.extended());
      case CType.Function t ->
          new CType.Function(
              to.type(t.result()),
              Rewriter.each(t.parameters(), to::type),
              t.variadic(),
              t.prototyped());
      case CType.Qualified t -> new CType.Qualified(to.type(t.base()), t.qualifiers());
      case CType.Typedef t -> new CType.Typedef(t.name(), to.type(t.actual()));
      case CType.Typeof t ->
          new CType.Typeof(
              new ExprParts(to).operand(t.operand()), t.unqualified(), to.type(t.actual()));
      case CType.Attributed t -> new CType.Attributed(to.type(t.base()), t.attributes());
    };
  }

  private ArraySize size(ArraySize size) {
    return switch (size) {
      case ArraySize.Fixed _, ArraySize.Unknown _, ArraySize.Star _ -> size;
      case ArraySize.Variable v -> new ArraySize.Variable(to.expr(v.count()));
    };
  }
}
