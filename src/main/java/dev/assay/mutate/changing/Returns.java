package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rewrites how functions end. */
final class Returns {
  private Returns() {}

  /** Whether something in the statements leaves the function. */
  static boolean areIn(List<Stmt> stmts) {
    return stmts.stream()
        .flatMap(s -> Walk.statements(s).stream())
        .anyMatch(Stmt.Return.class::isInstance);
  }

  /** The statements of a function with one result type, for a function with another. */
  static List<Stmt> converted(List<Stmt> stmts, CType from, CType to, FreshNames names) {
    return rewritten(stmts, r -> one(r.value(), from, to, names));
  }

  /** What ends a function with a result type, given a value of another type or none. */
  static List<Stmt> one(Optional<Expr> value, CType from, CType to, FreshNames names) {
    if (Types.isVoid(to)) {
      return value.isEmpty()
          ? List.of(Syntax.result(Optional.empty()))
          : List.of(Syntax.run(value.get()), Syntax.result(Optional.empty()));
    }
    Optional<Expr> converted = value.flatMap(v -> Casts.converted(v, from, to));
    if (converted.isPresent()) {
      return List.of(Syntax.result(converted));
    }
    var all = new ArrayList<Stmt>();
    value.map(Syntax::run).ifPresent(all::add);
    if (Types.isScalar(to)) {
      all.add(Syntax.result(Optional.of(Casts.zero(to))));
    } else {
      String name = names.next("z");
      all.add(
          new Stmt.Declare(
              Syntax.variable(name, Casts.written(to), Decl.Storage.STATIC, Optional.empty())));
      all.add(Syntax.result(Optional.of(Syntax.name(name))));
    }
    return all;
  }

  /** The statements with a jump to a label for each return, whose value a variable keeps. */
  static List<Stmt> jumping(List<Stmt> stmts, Optional<Expr> variable, String label) {
    return rewritten(
        stmts,
        r -> {
          var all = new ArrayList<Stmt>();
          r.value()
              .map(v -> variable.map(place -> Syntax.assign(place, v)).orElse(v))
              .map(Syntax::run)
              .ifPresent(all::add);
          all.add(Syntax.jump(label));
          return all;
        });
  }

  /** Makes statements of a return. */
  private interface End {
    List<Stmt> of(Stmt.Return old);
  }

  private static List<Stmt> rewritten(List<Stmt> stmts, End end) {
    var rules =
        new Rules() {
          @Override
          public Stmt stmt(Stmt stmt) {
            if (!(stmt instanceof Stmt.Return r)) {
              return stmt;
            }
            List<Stmt> by = end.of(r);
            return by.size() == 1 ? by.getFirst() : Syntax.block(by);
          }
        };
    return ((Stmt.Block) new Rewriter(rules).stmt(Syntax.block(stmts))).items();
  }
}
