package dev.assay.c.print;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Short names for building trees in tests; types are int where nobody looks at them. */
final class Trees {
  private Trees() {}

  static Expr x(String name) {
    return new Expr.Name(name, CType.INT, Span.NONE);
  }

  static Expr n(long value) {
    return literal(value, CType.INT);
  }

  static Expr literal(long value, CType type) {
    return literal(BigInteger.valueOf(value), type);
  }

  static Expr literal(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, "", type, Span.NONE);
  }

  static Expr unary(UnaryOp op, Expr operand) {
    return new Expr.Unary(op, operand, CType.INT, Span.NONE);
  }

  static Expr step(StepOp op, Expr operand) {
    return new Expr.Step(op, operand, CType.INT, Span.NONE);
  }

  static Expr binary(Expr left, BinaryOp op, Expr right) {
    return new Expr.Binary(op, left, right, CType.INT, Span.NONE);
  }

  static Expr assign(Expr target, Expr value) {
    return new Expr.Assign(target, value, CType.INT, Span.NONE);
  }

  static Expr comma(Expr left, Expr right) {
    return new Expr.Comma(left, right, CType.INT, Span.NONE);
  }

  static Expr conditional(Expr condition, Expr then, Expr otherwise) {
    return new Expr.Conditional(condition, then, otherwise, CType.INT, Span.NONE);
  }

  static Expr call(Expr function, Expr... arguments) {
    return new Expr.Call(function, List.of(arguments), CType.INT, Span.NONE);
  }

  static Expr index(Expr base, Expr index) {
    return new Expr.Index(base, index, CType.INT, Span.NONE);
  }

  static Expr member(Expr base, String field) {
    return new Expr.Member(base, field, false, CType.INT, Span.NONE);
  }

  static Expr arrow(Expr base, String field) {
    return new Expr.Member(base, field, true, CType.INT, Span.NONE);
  }

  static Expr cast(CType type, Expr operand) {
    return new Expr.Cast(type, Conversion.INTEGRAL, operand, type, Span.NONE);
  }

  static Expr implicit(Conversion conversion, Expr operand, CType type) {
    return new Expr.Implicit(conversion, operand, type, Span.NONE);
  }

  static Expr sizeOf(Expr operand) {
    return new Expr.SizeOf(new CType.TypeOperand.OfExpr(operand), CType.ULONG, Span.NONE);
  }

  static Expr sizeOf(CType type) {
    return new Expr.SizeOf(new CType.TypeOperand.OfType(type), CType.ULONG, Span.NONE);
  }

  static Expr compound(CType type, Expr... items) {
    return new Expr.CompoundLiteral(type, braces(items), type, Span.NONE);
  }

  static Initializer braces(Expr... items) {
    return new Initializer.Braces(
        Arrays.stream(items)
            .map(e -> new Initializer.Item(List.of(), new Initializer.Value(e)))
            .toList(),
        Span.NONE);
  }

  static CType pointer(CType target) {
    return new CType.Pointer(target);
  }

  static CType array(CType element, long count) {
    return new CType.Array(element, new CType.ArraySize.Fixed(count));
  }

  static CType function(CType result, CType... parameters) {
    return new CType.Function(result, List.of(parameters), false, true);
  }

  static CType constant(CType type) {
    return new CType.Qualified(type, Qualifiers.CONST);
  }

  static Decl variable(String name, CType type) {
    return variable(name, type, Optional.empty());
  }

  static Decl variable(String name, CType type, Optional<Initializer> initializer) {
    return new Decl.Variable(
        name,
        type,
        Decl.Storage.NONE,
        Decl.Traits.NONE,
        initializer,
        List.of(),
        Optional.empty(),
        Span.NONE);
  }

  static Stmt run(Expr expr) {
    return new Stmt.Expression(expr, Span.NONE);
  }

  static Stmt.Block block(Stmt... items) {
    return new Stmt.Block(List.of(items), Span.NONE);
  }

  static Stmt when(Expr condition, Stmt then) {
    return new Stmt.If(condition, then, Optional.empty(), Span.NONE);
  }

  static Stmt when(Expr condition, Stmt then, Stmt otherwise) {
    return new Stmt.If(condition, then, Optional.of(otherwise), Span.NONE);
  }

  static Program program(List<TagDef> tags, Decl... declarations) {
    TypeTable table = TypeTable.EMPTY;
    for (TagDef tag : tags) {
      table = table.with(tag);
    }
    return new Program("test.c", List.of(declarations), table, DataModel.LP64, Standard.DEFAULT);
  }
}
