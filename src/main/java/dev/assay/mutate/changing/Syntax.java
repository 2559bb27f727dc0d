package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Small pieces of programs that are only printed: the types of expressions need not be right, and
 * no conversions are put in, as the parser does that again.
 */
public final class Syntax {
  private Syntax() {}

  public static Expr number(long value) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", CType.INT, Span.NONE);
  }

  public static Expr name(String name) {
    return new Expr.Name(name, CType.INT, Span.NONE);
  }

  public static Expr binary(BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, CType.INT, Span.NONE);
  }

  public static Expr step(StepOp op, String variable) {
    return new Expr.Step(op, name(variable), CType.INT, Span.NONE);
  }

  public static Expr assign(Expr target, Expr value) {
    return new Expr.Assign(target, value, target.type(), Span.NONE);
  }

  public static Expr cast(CType type, Expr operand) {
    return new Expr.Cast(type, Conversion.NO_OP, operand, type, Span.NONE);
  }

  public static Expr call(String function, List<Expr> arguments) {
    return new Expr.Call(name(function), arguments, CType.INT, Span.NONE);
  }

  static Expr call(String function, Expr... arguments) {
    return call(function, List.of(arguments));
  }

  static Expr unary(UnaryOp op, Expr operand) {
    return new Expr.Unary(op, operand, CType.INT, Span.NONE);
  }

  static Expr address(Expr lvalue) {
    return unary(UnaryOp.ADDRESS, lvalue);
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

  /** {@code typeof(expr)}. */
  static CType typeOf(Expr expr) {
    return new CType.Typeof(new CType.TypeOperand.OfExpr(expr), false, CType.INT);
  }

  /** {@code (type){first, …}}. */
  static Expr literal(CType type, List<Expr> values) {
    List<Initializer.Item> items =
        values.stream()
            .map(v -> new Initializer.Item(List.of(), new Initializer.Value(v)))
            .toList();
    return new Expr.CompoundLiteral(
        type, new Initializer.Braces(items, Span.NONE), type, Span.NONE);
  }

  /** {@code ({ … value; })}. */
  static Expr valueAfter(List<Stmt> statements, Expr value) {
    List<Stmt> all = Stream.concat(statements.stream(), Stream.of(run(value))).toList();
    return new Expr.StatementExpr(block(all), CType.INT, Span.NONE);
  }

  public static Stmt run(Expr expr) {
    return new Stmt.Expression(expr, Span.NONE);
  }

  public static Stmt.Block block(List<Stmt> items) {
    return new Stmt.Block(items, Span.NONE);
  }

  /** Statements before those of a block, but after its labels of its own, which must be first. */
  static List<Stmt> before(List<Stmt> items, List<Stmt> first) {
    long labels = items.stream().takeWhile(Stmt.LocalLabels.class::isInstance).count();
    return Stream.of(items.stream().limit(labels), first.stream(), items.stream().skip(labels))
        .flatMap(part -> part)
        .toList();
  }

  public static Stmt when(Expr condition, Stmt then) {
    return new Stmt.If(condition, then, Optional.empty(), Span.NONE);
  }

  public static Stmt jump(String label) {
    return new Stmt.Goto(label, Span.NONE);
  }

  public static Stmt empty() {
    return new Stmt.Empty(List.of(), Span.NONE);
  }

  public static Stmt label(String label) {
    return new Stmt.Labeled(new Stmt.Label.Named(label, List.of()), empty(), Span.NONE);
  }

  public static Stmt result(Optional<Expr> value) {
    return new Stmt.Return(value, Span.NONE);
  }

  public static Stmt declare(String name, CType type, Optional<Expr> value) {
    return new Stmt.Declare(variable(name, type, Decl.Storage.NONE, value));
  }

  public static Decl.Variable variable(
      String name, CType type, Decl.Storage storage, Optional<Expr> value) {
    return new Decl.Variable(
        name,
        type,
        storage,
        Decl.Traits.NONE,
        value.map(Initializer.Value::new),
        List.of(),
        Optional.empty(),
        Span.NONE);
  }

  /** One that counts from zero over all calls. */
  public static Decl.Variable counter(String name) {
    return variable(name, CType.INT, Decl.Storage.STATIC, Optional.empty());
  }

  /** Holds as often as is asked and then never again. */
  public static Expr firstTimes(String counter, int times) {
    return binary(BinaryOp.LESS, step(StepOp.POST_INCREMENT, counter), number(times));
  }

  public static Decl.Function function(
      String name, CType result, List<Decl.Parameter> parameters, Stmt.Block body) {
    return new Decl.Function(
        name,
        new CType.Function(
            result, parameters.stream().map(Decl.Parameter::type).toList(), false, true),
        parameters,
        Decl.Storage.STATIC,
        Decl.FunctionSpecifiers.NONE,
        List.of(),
        Optional.empty(),
        false,
        Optional.of(body),
        Span.NONE);
  }
}
