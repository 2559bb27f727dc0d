package dev.assay.bugs.trace;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a statement stores to, as text that can be evaluated again right after it. */
final class Stores {
  private Stores() {}

  /**
   * An object that is stored to.
   *
   * @param name a format for its name, in which subscripts are left open
   * @param arguments the subscripts
   */
  record Target(String lvalue, String name, List<String> arguments, CType type) {}

  /** The targets in one expression, each once; none if looking at one again could change things. */
  static List<Target> in(Expr expr, Set<String> globals) {
    List<Expr> all = Walk.expressions(expr);
    if (all.stream().anyMatch(e -> e instanceof Expr.StatementExpr)) {
      return List.of();
    }
    Map<String, Target> found = new LinkedHashMap<>();
    for (Expr one : all) {
      target(one)
          .filter(target -> isGlobal(target, globals) && isRepeatable(target))
          .ifPresent(target -> found.put(Printer.print(target), described(target)));
    }
    return List.copyOf(found.values());
  }

  /** The globals that the statement, or what is in it, stores to by name. */
  static Set<String> named(Stmt stmt) {
    var names = new java.util.LinkedHashSet<String>();
    for (Expr one : Walk.expressions(stmt)) {
      target(one).flatMap(Stores::root).ifPresent(names::add);
    }
    return names;
  }

  static boolean storesThroughPointers(Stmt stmt) {
    return Walk.expressions(stmt).stream()
        .flatMap(one -> target(one).stream())
        .anyMatch(target -> root(target).isEmpty());
  }

  private static Optional<Expr> target(Expr expr) {
    return switch (expr) {
      case Expr.Assign assign -> Optional.of(assign.target());
      case Expr.CompoundAssign assign -> Optional.of(assign.target());
      case Expr.Step step -> Optional.of(step.operand());
      default -> Optional.empty();
    };
  }

  /** Stores through pointers count: they mostly lead to globals. */
  private static boolean isGlobal(Expr target, Set<String> globals) {
    return root(target).map(globals::contains).orElse(true);
  }

  /** The variable that an lvalue is a part of; empty if it is reached through a pointer. */
  private static Optional<String> root(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name name -> Optional.of(name.name());
      case Expr.Member member when !member.arrow() -> root(member.base());
      case Expr.Index index when index.base() instanceof Expr.Implicit array ->
          array.operand().type() instanceof CType.Pointer
              ? Optional.empty()
              : root(array.operand());
      case Expr.Implicit implicit -> root(implicit.operand());
      default -> Optional.empty();
    };
  }

  private static boolean isRepeatable(Expr lvalue) {
    return Walk.expressions(lvalue).stream()
        .noneMatch(e ->
            e instanceof Expr.Call
                || e instanceof Expr.BuiltinCall
                || e instanceof Expr.Assign
                || e instanceof Expr.CompoundAssign
                || e instanceof Expr.Step
                || e instanceof Expr.VaArg);
  }

  private static Target described(Expr lvalue) {
    var arguments = new ArrayList<String>();
    String name = name(lvalue, arguments);
    return new Target(
        "(" + Printer.print(lvalue) + ")", name, List.copyOf(arguments), lvalue.type());
  }

  private static String name(Expr expr, List<String> arguments) {
    return switch (expr) {
      case Expr.Name name -> name.name();
      case Expr.Implicit implicit -> name(implicit.operand(), arguments);
      case Expr.Member member ->
          name(member.base(), arguments) + (member.arrow() ? "->" : ".") + member.field();
      case Expr.Index index -> {
        String base = name(index.base(), arguments);
        arguments.add("(long long)(" + Printer.print(index.index()) + ")");
        yield base + "[%lld]";
      }
      case Expr.Unary unary when unary.op() == UnaryOp.DEREFERENCE ->
          "*" + name(unary.operand(), arguments);
      default ->
          "(" + Printer.print(expr).replace("%", "%%").replace("\"", "'").replace("\\", "") + ")";
    };
  }
}
