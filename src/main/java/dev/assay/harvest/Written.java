package dev.assay.harvest;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The constants that code has.
 *
 * @param all of them, in order
 * @param compared those that something is compared with, in order
 */
record Written(List<BigInteger> all, List<BigInteger> compared) {
  Written {
    all = List.copyOf(all);
    compared = List.copyOf(compared);
  }

  static Written in(List<Decl> declarations) {
    var search = new Search();
    declarations.forEach(decl -> Walk.over(decl, search));
    return new Written(new ArrayList<>(search.all), new ArrayList<>(search.compared));
  }

  private static final class Search implements Visitor {
    private final TreeSet<BigInteger> all = new TreeSet<>();
    private final TreeSet<BigInteger> compared = new TreeSet<>();

    @Override
    public void expr(Expr expr) {
      switch (expr) {
        case Expr.IntLiteral l -> all.add(l.value());
        case Expr.CharLiteral l -> all.add(l.value());
        case Expr.EnumConstant e -> all.add(e.value());
        case Expr.Binary b when b.op().isEquality() || b.op().isRelational() -> {
          compare(b.left());
          compare(b.right());
        }
        case Expr _ -> {}
      }
    }

    private void compare(Expr side) {
      switch (side) {
        case Expr.IntLiteral l -> compared.add(l.value());
        case Expr.CharLiteral l -> compared.add(l.value());
        case Expr.EnumConstant e -> compared.add(e.value());
        case Expr.Implicit i -> compare(i.operand());
        case Expr.Cast c -> compare(c.operand());
        case Expr _ -> {}
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      if (stmt instanceof Stmt.Labeled(Stmt.Label.Case c, _, _)) {
        compared.add(c.lowValue());
        compared.add(c.highValue());
      }
    }
  }
}
