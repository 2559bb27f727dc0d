package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import java.util.List;

/** Builds expressions anew from their rewritten parts. */
final class ExprParts {
  private final Rewriter to;

  ExprParts(Rewriter to) {
    this.to = to;
  }

  Expr rebuilt(Expr expr) {
    CType type = to.type(expr.type());
    return switch (expr) {
      case Expr.IntLiteral e -> new Expr.IntLiteral(e.value(), e.text(), type, e.span());
      case Expr.FloatLiteral e -> new Expr.FloatLiteral(e.text(), type, e.span());
      case Expr.CharLiteral e -> new Expr.CharLiteral(e.value(), e.text(), type, e.span());
      case Expr.StringLiteral e -> new Expr.StringLiteral(e.pieces(), e.value(), type, e.span());
      case Expr.NullptrLiteral e -> new Expr.NullptrLiteral(type, e.span());
      case Expr.Name e -> new Expr.Name(e.name(), type, e.span());
      case Expr.EnumConstant e -> new Expr.EnumConstant(e.name(), e.value(), type, e.span());
      case Expr.LabelAddress e -> new Expr.LabelAddress(e.label(), type, e.span());
      case Expr.Unary e -> new Expr.Unary(e.op(), to.expr(e.operand()), type, e.span());
      case Expr.Step e -> new Expr.Step(e.op(), to.expr(e.operand()), type, e.span());
      case Expr.Implicit e ->
          new Expr.Implicit(e.conversion(), to.expr(e.operand()), type, e.span());
      case Expr.Member e ->
          new Expr.Member(to.expr(e.base()), e.field(), e.arrow(), type, e.span());
      case Expr.Swizzle e ->
          new Expr.Swizzle(
              to.expr(e.base()), e.components(), e.arrow(), e.distinct(), type, e.span());
      case Expr.Binary e ->
          new Expr.Binary(e.op(), to.expr(e.left()), to.expr(e.right()), type, e.span());
      case Expr.Assign e ->
          new Expr.Assign(to.expr(e.target()), to.expr(e.value()), type, e.span());
      case Expr.CompoundAssign e -> compound(e, type);
      case Expr.Conditional e -> conditional(e, type);
      case Expr.OrElse e ->
          new Expr.OrElse(to.expr(e.condition()), to.expr(e.otherwise()), type, e.span());
      case Expr.Comma e -> new Expr.Comma(to.expr(e.left()), to.expr(e.right()), type, e.span());
      case Expr.Index e -> new Expr.Index(to.expr(e.base()), to.expr(e.index()), type, e.span());
      case Expr.Call e -> new Expr.Call(to.expr(e.function()), all(e.arguments()), type, e.span());
      case Expr.BuiltinCall e -> new Expr.BuiltinCall(e.name(), all(e.arguments()), type, e.span());
      case Expr.StatementExpr e -> new Expr.StatementExpr(to.block(e.block()), type, e.span());
      case Expr.Cast e -> cast(e, type);
      case Expr.SizeOf e -> new Expr.SizeOf(operand(e.operand()), type, e.span());
      case Expr.AlignOf e -> new Expr.AlignOf(operand(e.operand()), type, e.span());
      case Expr.OffsetOf e -> offsetOf(e, type);
      case Expr.CompoundLiteral e -> compoundLiteral(e, type);
      case Expr.Generic e -> generic(e, type);
      case Expr.VaArg e -> new Expr.VaArg(to.expr(e.list()), to.type(e.written()), type, e.span());
      case Expr.TypesCompatible e -> typesCompatible(e, type);
      case Expr.ChooseExpr e -> chooseExpr(e, type);
      case Expr.ConvertVector e ->
          new Expr.ConvertVector(to.expr(e.operand()), to.type(e.written()), type, e.span());
    };
  }

  private List<Expr> all(List<Expr> exprs) {
    return Rewriter.each(exprs, to::expr);
  }

  private Expr compound(Expr.CompoundAssign e, CType type) {
    return new Expr.CompoundAssign(
        e.op(), to.expr(e.target()), to.expr(e.value()), to.type(e.computation()), type, e.span());
  }

  private Expr conditional(Expr.Conditional e, CType type) {
    return new Expr.Conditional(
        to.expr(e.condition()), to.expr(e.then()), to.expr(e.otherwise()), type, e.span());
  }

  private Expr cast(Expr.Cast e, CType type) {
    return new Expr.Cast(
        to.type(e.written()), e.conversion(), to.expr(e.operand()), type, e.span());
  }

  private Expr offsetOf(Expr.OffsetOf e, CType type) {
    return new Expr.OffsetOf(
        to.type(e.of()), Rewriter.each(e.path(), this::designator), type, e.span());
  }

  private Expr compoundLiteral(Expr.CompoundLiteral e, CType type) {
    return new Expr.CompoundLiteral(
        to.type(e.written()), to.initializer(e.initializer()), type, e.span());
  }

  private Expr generic(Expr.Generic e, CType type) {
    return new Expr.Generic(
        operand(e.control()),
        Rewriter.each(e.associations(), this::association),
        e.selected(),
        type,
        e.span());
  }

  private Expr typesCompatible(Expr.TypesCompatible e, CType type) {
    return new Expr.TypesCompatible(
        to.type(e.first()), to.type(e.second()), e.value(), type, e.span());
  }

  private Expr chooseExpr(Expr.ChooseExpr e, CType type) {
    return new Expr.ChooseExpr(
        to.expr(e.condition()),
        to.expr(e.then()),
        to.expr(e.otherwise()),
        e.first(),
        type,
        e.span());
  }

  private Expr.Association association(Expr.Association a) {
    return new Expr.Association(a.type().map(to::type), to.expr(a.expr()));
  }

  TypeOperand operand(TypeOperand operand) {
    return switch (operand) {
      case TypeOperand.OfType t -> new TypeOperand.OfType(to.type(t.type()));
      case TypeOperand.OfExpr e -> new TypeOperand.OfExpr(to.expr(e.expr()));
    };
  }

  private Designator designator(Designator designator) {
    return switch (designator) {
      case Designator.Field f -> f;
      case Designator.Index i -> new Designator.Index(to.expr(i.index()));
      case Designator.Range r -> new Designator.Range(to.expr(r.low()), to.expr(r.high()));
    };
  }

  Initializer rebuilt(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Value v -> new Initializer.Value(to.expr(v.expr()));
      case Initializer.Braces b ->
          new Initializer.Braces(Rewriter.each(b.items(), this::item), b.span());
    };
  }

  private Initializer.Item item(Initializer.Item item) {
    return new Initializer.Item(
        Rewriter.each(item.designators(), this::designator), to.initializer(item.value()));
  }
}
