package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes nodes that are only printed: the types of expressions say nothing and no conversions are
 * put in, as the parser does that again.
 */
final class Untyped {
  private Untyped() {}

  static Expr name(String name) {
    return new Expr.Name(name, CType.INT, Span.NONE);
  }

  static Expr number(long value) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", CType.INT, Span.NONE);
  }

  static Expr call(String function, Expr... arguments) {
    return new Expr.Call(name(function), List.of(arguments), CType.INT, Span.NONE);
  }

  static Expr cast(CType type, Expr operand) {
    return new Expr.Cast(type, Conversion.NO_OP, operand, type, Span.NONE);
  }

  static Expr unary(UnaryOp op, Expr operand) {
    return new Expr.Unary(op, operand, CType.INT, Span.NONE);
  }

  static Expr address(Expr lvalue) {
    return unary(UnaryOp.ADDRESS, lvalue);
  }

  static Expr binary(Expr left, BinaryOp op, Expr right) {
    return new Expr.Binary(op, left, right, CType.INT, Span.NONE);
  }

  static Expr assign(Expr target, Expr value) {
    return new Expr.Assign(target, value, CType.INT, Span.NONE);
  }

  static Expr add(Expr target, Expr value) {
    return new Expr.CompoundAssign(BinaryOp.ADD, target, value, CType.INT, CType.INT, Span.NONE);
  }

  static Expr index(Expr base, Expr index) {
    return new Expr.Index(base, index, CType.INT, Span.NONE);
  }

  static Expr member(Expr base, String field) {
    return new Expr.Member(base, field, false, CType.INT, Span.NONE);
  }

  static Expr conditional(Expr condition, Expr then, Expr otherwise) {
    return new Expr.Conditional(condition, then, otherwise, CType.INT, Span.NONE);
  }

  static Expr sizeOf(CType type) {
    return new Expr.SizeOf(new CType.TypeOperand.OfType(type), CType.ULONG, Span.NONE);
  }

  /** {@code (type){first, …}}. */
  static Expr literal(CType type, Expr... values) {
    List<Initializer.Item> items =
        Arrays.stream(values)
            .map(v -> new Initializer.Item(List.of(), new Initializer.Value(v)))
            .toList();
    return new Expr.CompoundLiteral(
        type, new Initializer.Braces(items, Span.NONE), type, Span.NONE);
  }

  /** {@code ({ … value; })}. */
  static Expr valueAfter(List<Stmt> statements, Expr value) {
    return new Expr.StatementExpr(block(statements, statement(value)), CType.INT, Span.NONE);
  }

  /** {@code typeof(expr)}. */
  static CType typeOf(Expr expr) {
    return new CType.Typeof(new CType.TypeOperand.OfExpr(expr), false, CType.INT);
  }

  static Stmt statement(Expr expr) {
    return new Stmt.Expression(expr, Span.NONE);
  }

  static Stmt.Block block(Stmt... items) {
    return new Stmt.Block(List.of(items), Span.NONE);
  }

  static Stmt.Block block(List<Stmt> first, Stmt last) {
    return new Stmt.Block(Stream.concat(first.stream(), Stream.of(last)).toList(), Span.NONE);
  }

  static Stmt declare(CType type, String name) {
    return new Stmt.Declare(variable(type, name, Optional.empty()));
  }

  static Stmt declare(CType type, String name, Expr value) {
    return new Stmt.Declare(variable(type, name, Optional.of(new Initializer.Value(value))));
  }

  private static Decl.Variable variable(
      CType type, String name, Optional<Initializer> initializer) {
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
}
