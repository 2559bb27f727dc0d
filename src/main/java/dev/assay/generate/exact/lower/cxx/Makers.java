package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import java.util.List;
import java.util.Optional;

/** Expressions that make containers, as C++98 already has them. */
record Makers(PrintOptions words) {
  /** A value, and the function that makes it where one is needed. */
  record Made(Expr value, Optional<Decl.Function> function) {}

  /** Whether an object of the type must be given its elements. */
  static boolean isDynamic(CType type) {
    return Container.of(type).isDynamic()
        || Container.array(type).filter(array -> isDynamic(array.element())).isPresent();
  }

  /** The C array that a container stands for. */
  static CType plain(CType type) {
    return Container.array(type)
        .<CType>map(array -> new CType.Array(plain(array.element()), array.size()))
        .orElse(type);
  }

  /** Whether one expression makes it: what is in a {@code std::array} needs a list. */
  static boolean hasZeros(CType type) {
    CType element = Container.array(type).orElseThrow().element();
    return !isDynamic(element) || Container.of(element).isDynamic() && hasZeros(element);
  }

  /** A container of zeros. */
  Expr zeros(CType type) {
    CType.Array array = Container.array(type).orElseThrow();
    Expr count = Code.number(count(array), CType.INT);
    if (!Container.of(array.element()).isDynamic()) {
      return construct(type, List.of(count));
    }
    Expr element = zeros(array.element());
    return construct(
        type,
        Container.of(type) == Container.VALARRAY
            ? List.of(element, count)
            : List.of(count, element));
  }

  /** A container with the values of a C array. */
  Made made(Decl.Variable v, String values, String maker) {
    CType.Array array = Container.array(v.type()).orElseThrow();
    Expr from = Code.name(values, plain(v.type()));
    if (!isDynamic(array.element())) {
      Expr count = Code.number(count(array), CType.INT);
      Expr end = new Expr.Binary(BinaryOp.ADD, from, count, from.type(), Span.NONE);
      boolean byCount = Container.of(v.type()) == Container.VALARRAY;
      return new Made(construct(v.type(), List.of(from, byCount ? count : end)), Optional.empty());
    }
    CType result = v.type() instanceof CType.Qualified q ? q.base() : v.type();
    Expr object = Code.name("result", result);
    var variable =
        Code.variable(
            "result", result, Decl.Storage.NONE, Optional.of(new Initializer.Value(zeros(result))));
    Decl.Function function =
        Code.function(
            maker,
            result,
            List.of(),
            Decl.Storage.STATIC,
            List.of(),
            List.of(
                new Stmt.Declare(variable),
                copied(object, from, 0),
                new Stmt.Return(Optional.of(object), Span.NONE)));
    Expr call = new Expr.Call(Code.name(maker, function.type()), List.of(), result, Span.NONE);
    return new Made(call, Optional.of(function));
  }

  private static Stmt copied(Expr to, Expr from, int depth) {
    if (!(Types.unqualified(from.type()) instanceof CType.Array array)) {
      return new Stmt.Expression(new Expr.Assign(to, from, from.type(), Span.NONE), Span.NONE);
    }
    String name = "i" + depth;
    Expr i = Code.name(name, CType.INT);
    Expr zero = Code.number(0, CType.INT);
    Expr count = Code.number(count(array), CType.INT);
    var counter =
        Code.variable(name, CType.INT, Decl.Storage.NONE, Optional.of(new Initializer.Value(zero)));
    return new Stmt.For(
        List.of(new Stmt.Declare(counter)),
        Optional.of(new Expr.Binary(BinaryOp.LESS, i, count, CType.INT, Span.NONE)),
        Optional.of(new Expr.Step(dev.assay.c.StepOp.PRE_INCREMENT, i, CType.INT, Span.NONE)),
        copied(element(to, i, array), element(from, i, array), depth + 1),
        Span.NONE);
  }

  private static Expr element(Expr array, Expr index, CType.Array type) {
    return new Expr.Index(array, index, type.element(), Span.NONE);
  }

  private static long count(CType.Array array) {
    return array.size() instanceof CType.ArraySize.Fixed(long count) ? count : 0;
  }

  private Expr construct(CType type, List<Expr> arguments) {
    CType bare = type instanceof CType.Qualified q ? q.base() : type;
    return new Expr.Call(Code.name(Printer.print(bare, words), bare), arguments, bare, Span.NONE);
  }
}
