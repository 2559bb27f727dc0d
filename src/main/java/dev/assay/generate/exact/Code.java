package dev.assay.generate.exact;

import dev.assay.c.Attribute;
import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Short names for the parts of programs that are written and not drawn. */
public record Code(Typing typing) {
  public static Expr name(String name, CType type) {
    return new Expr.Name(name, type, Span.NONE);
  }

  public static Expr number(long value, CType type) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", type, Span.NONE);
  }

  public Expr binary(BinaryOp op, Expr left, Expr right) {
    return typing.binary(op, left, right, Span.NONE);
  }

  public Expr cast(CType type, Expr operand) {
    return typing.cast(type, operand, Span.NONE);
  }

  public Expr index(Expr array, Expr index) {
    return typing.index(array, index, Span.NONE);
  }

  public Expr member(Expr object, String field) {
    return typing.member(object, field, false, Span.NONE);
  }

  public Expr call(Expr function, Expr... arguments) {
    return typing.call(function, List.of(arguments), Span.NONE);
  }

  public Stmt evaluate(Expr expr) {
    return new Stmt.Expression(typing.discarded(expr), Span.NONE);
  }

  public Stmt assign(Expr target, Expr value) {
    return evaluate(typing.assign(target, value, Span.NONE));
  }

  public Stmt returned(Expr value, CType result) {
    return new Stmt.Return(Optional.of(typing.returnValue(value, result, Span.NONE)), Span.NONE);
  }

  public static Stmt.Block block(List<Stmt> items) {
    return new Stmt.Block(items, Span.NONE);
  }

  /** {@code for (int name = 0; name < count; ++name)}. */
  public Stmt loop(String name, long count, Function<Expr, List<Stmt>> body) {
    return loop(name, number(count, CType.INT), body);
  }

  public Stmt loop(String name, Expr bound, Function<Expr, List<Stmt>> body) {
    Expr counter = name(name, CType.INT);
    return new Stmt.For(
        List.of(local(name, CType.INT, number(0, CType.INT))),
        Optional.of(binary(BinaryOp.LESS, counter, bound)),
        Optional.of(typing.step(StepOp.PRE_INCREMENT, counter, Span.NONE)),
        block(body.apply(counter)),
        Span.NONE);
  }

  /** The declaration of a local variable with an initial value. */
  public Stmt local(String name, CType type, Expr value) {
    Expr converted = typing.convertForAssignment(value, type, Typing.Purpose.INITIALIZATION);
    return new Stmt.Declare(
        variable(name, type, Decl.Storage.NONE, Optional.of(new Initializer.Value(converted))));
  }

  public static Decl.Variable variable(
      String name, CType type, Decl.Storage storage, Optional<Initializer> initializer) {
    return new Decl.Variable(
        name, type, storage, Decl.Traits.NONE, initializer, List.of(), Optional.empty(), Span.NONE);
  }

  /** The definition of a function. */
  public static Decl.Function function(
      String name,
      CType result,
      List<Variable> parameters,
      Decl.Storage storage,
      List<Attribute> attributes,
      List<Stmt> body) {
    var declared = new ArrayList<Decl.Parameter>();
    for (Variable p : parameters) {
      declared.add(new Decl.Parameter(p.name(), p.type(), Decl.Storage.NONE, List.of(), Span.NONE));
    }
    List<CType> types = parameters.stream().map(Variable::type).toList();
    return new Decl.Function(
        name,
        new CType.Function(result, types, false, true),
        declared,
        storage,
        Decl.FunctionSpecifiers.NONE,
        attributes,
        Optional.empty(),
        false,
        Optional.of(block(body)),
        Span.NONE);
  }
}
