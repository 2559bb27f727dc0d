package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A part of an expression goes, and what is left takes the place of the whole. */
final class DeleteExpression implements ChangingMutator {
  @Override
  public String name() {
    return "delete-expression";
  }

  @Override
  public String summary() {
    return "a part of an expression goes, such as an operand or an index";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(
        ExprSites.of(subject.program()), rng, site -> options(site, subject, typing));
  }

  private static List<Expr> options(ExprSite site, Subject subject, CleanTyping typing) {
    if (subject.conservative() && !isCareful(site)) {
      return List.of();
    }
    return Stream.concat(
            left(site.expr()).map(CleanTyping::raw), withoutIndex(site.expr(), typing).stream())
        .filter(by -> site.takes(by, typing.typing()))
        .filter(by -> site.constant().isEmpty() || !Types.isPointer(by.type()))
        .toList();
  }

  /** What may be left of an expression. */
  private static Stream<Expr> left(Expr expr) {
    return switch (expr) {
      case Expr.Binary b -> Stream.of(b.left(), b.right());
      case Expr.Comma c -> Stream.of(c.left(), c.right());
      case Expr.Conditional c -> Stream.of(c.condition(), c.then(), c.otherwise());
      case Expr.OrElse o -> Stream.of(o.condition(), o.otherwise());
      case Expr.Assign a -> Stream.of(read(a.target()), a.value());
      case Expr.CompoundAssign a -> Stream.of(read(a.target()), a.value());
      case Expr.Step s -> Stream.of(read(s.operand()));
      case Expr.Cast c -> Stream.of(c.operand());
      case Expr.Call c when !Callees.isDelicate(c) -> c.arguments().stream();
      case Expr.Unary u when isOnNumbers(u.op()) -> Stream.of(u.operand());
      case Expr _ -> Stream.of();
    };
  }

  private static boolean isOnNumbers(UnaryOp op) {
    return switch (op) {
      case PLUS, MINUS, COMPLEMENT, NOT -> true;
      case ADDRESS, DEREFERENCE, REAL, IMAG -> false;
    };
  }

  private static Expr read(Expr lvalue) {
    return new Expr.Implicit(
        Conversion.LVALUE_TO_RVALUE, lvalue, Types.unqualified(lvalue.type()), lvalue.span());
  }

  /** {@code a[i]} as {@code *a}. */
  private static Optional<Expr> withoutIndex(Expr expr, CleanTyping typing) {
    return CleanTyping.isRead(expr)
            && ((Expr.Implicit) expr).operand() instanceof Expr.Index i
            && i.base().type() instanceof CType.Pointer
        ? typing
            .unary(UnaryOp.DEREFERENCE, i.base())
            .flatMap(first -> typing.made(t -> t.rvalue(first)))
        : Optional.empty();
  }

  /** What is assigned may be what starts a variable, or what ends a loop. */
  private static boolean isCareful(ExprSite site) {
    return !isAssignment(site.expr())
        && !site.use().isDelicate()
        && site.use() != Use.LOOP
        && site.use() != Use.FOLLOWED
        && !Types.isPointer(site.type())
        && !CleanTyping.isRead(site.expr())
        && left(site.expr()).noneMatch(part -> Types.isPointer(part.type()));
  }

  private static boolean isAssignment(Expr expr) {
    return expr instanceof Expr.Assign
        || expr instanceof Expr.CompoundAssign
        || expr instanceof Expr.Step;
  }
}
