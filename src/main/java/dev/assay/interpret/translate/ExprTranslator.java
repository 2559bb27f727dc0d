package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.interpret.node.ExprNode;

/** Translates the expressions of one function. */
final class ExprTranslator {
  private final FunctionContext context;

  ExprTranslator(FunctionContext context) {
    this.context = context;
  }

  FunctionContext context() {
    return context;
  }

  /** A full expression for its value. */
  ExprNode full(Expr expr) {
    return rvalue(expr);
  }

  /** A full expression for its side effects alone. */
  ExprNode effect(Expr expr) {
    return rvalue(expr);
  }

  /** A controlling expression: 1 if it compares unequal to zero, else 0. */
  ExprNode truth(Expr expr) {
    return rvalue(expr);
  }

  /** A part of an expression, for its value. */
  ExprNode rvalue(Expr expr) {
    throw new IllegalStateException(expr.toString());
  }

  /** The address of an lvalue that lives in memory, as a long. */
  ExprNode address(Expr lvalue) {
    throw new IllegalStateException(lvalue.toString());
  }

  /** Stores an initialiser's value into the object whose address is given. */
  ExprNode initialise(ExprNode address, InitializerLeaf leaf) {
    throw new IllegalStateException(leaf.toString());
  }

  /** Stores a value, already of its type, into a variable in a slot. */
  ExprNode storeSlot(Binding.Slot slot, ExprNode value) {
    throw new IllegalStateException(slot.toString());
  }

  /** The size of a type in bytes, computed when running where it is variable. */
  ExprNode size(CType type) {
    throw new IllegalStateException(type.toString());
  }
}
