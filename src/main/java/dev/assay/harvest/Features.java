package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.List;
import java.util.TreeSet;

/** Tells what a function is made of. */
final class Features implements Visitor {
  private final TreeSet<String> found = new TreeSet<>();
  private int branches;

  private Features() {}

  static FunctionEntry.Traits of(Decl.Function function, int paths, int steps) {
    var search = new Features();
    Walk.over(function, search);
    function.parameters().forEach(p -> search.type(p.type()));
    int lines = (int) Printer.print(function).lines().filter(line -> !line.isBlank()).count();
    return new FunctionEntry.Traits(
        lines, search.branches, paths, steps, List.copyOf(search.found));
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.If _ -> branch("if");
      case Stmt.While _ -> branch("while");
      case Stmt.DoWhile _ -> branch("do");
      case Stmt.For _ -> branch("for");
      case Stmt.Switch _ -> branch("switch");
      case Stmt.Goto _ -> found.add("goto");
      case Stmt _ -> {}
    }
  }

  private void branch(String kind) {
    branches++;
    found.add(kind);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Conditional _ -> branch("?:");
      case Expr.Call _ -> found.add("call");
      case Expr.Index _ -> found.add("array");
      case Expr.Member _ -> found.add("struct");
      case Expr.CompoundLiteral _ -> found.add("compound-literal");
      case Expr.Cast c when Types.isPointer(c.type()) -> found.add("pointer-cast");
      case Expr _ -> {}
    }
  }

  @Override
  public void type(CType type) {
    if (Types.isPointer(type)) {
      found.add("pointer");
    }
    if (Types.isFloating(type)) {
      found.add("floating");
    }
  }
}
