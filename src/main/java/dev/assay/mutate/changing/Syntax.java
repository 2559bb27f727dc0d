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
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Small pieces of programs that are only printed: their types need not be right. */
final class Syntax {
  private Syntax() {}

  static Expr number(long value) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", CType.INT, Span.NONE);
  }

  static Expr name(String name) {
    return new Expr.Name(name, CType.INT, Span.NONE);
  }

  static Expr binary(BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, CType.INT, Span.NONE);
  }

  static Expr step(StepOp op, String variable) {
    return new Expr.Step(op, name(variable), CType.INT, Span.NONE);
  }

  static Expr assign(Expr target, Expr value) {
    return new Expr.Assign(target, value, target.type(), Span.NONE);
  }

  static Expr cast(CType type, Expr operand) {
    return new Expr.Cast(type, Conversion.NO_OP, operand, type, Span.NONE);
  }

  static Expr call(String function, List<Expr> arguments) {
    return new Expr.Call(name(function), arguments, CType.INT, Span.NONE);
  }

  static Stmt run(Expr expr) {
    return new Stmt.Expression(expr, Span.NONE);
  }

  static Stmt.Block block(List<Stmt> items) {
    return new Stmt.Block(items, Span.NONE);
  }

  static Stmt when(Expr condition, Stmt then) {
    return new Stmt.If(condition, then, Optional.empty(), Span.NONE);
  }

  static Stmt jump(String label) {
    return new Stmt.Goto(label, Span.NONE);
  }

  static Stmt empty() {
    return new Stmt.Empty(List.of(), Span.NONE);
  }

  static Stmt label(String label) {
    return new Stmt.Labeled(new Stmt.Label.Named(label, List.of()), empty(), Span.NONE);
  }

  static Stmt result(Optional<Expr> value) {
    return new Stmt.Return(value, Span.NONE);
  }

  static Stmt declare(String name, CType type, Optional<Expr> value) {
    return new Stmt.Declare(variable(name, type, Decl.Storage.NONE, value));
  }

  static Decl.Variable variable(
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
  static Decl.Variable counter(String name) {
    return variable(name, CType.INT, Decl.Storage.STATIC, Optional.empty());
  }

  /** Holds as often as is asked and then never again. */
  static Expr firstTimes(String counter, int times) {
    return binary(BinaryOp.LESS, step(StepOp.POST_INCREMENT, counter), number(times));
  }

  static Decl.Function function(
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
