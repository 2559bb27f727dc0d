package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Bindings.Use;
import java.util.List;
import java.util.Optional;

/** Variables of a function that nothing but their own names can reach. */
final class Candidates {
  private Candidates() {}

  /** The variables that the statement at the spot declares. */
  static List<Decl.Variable> declared(Spot spot) {
    List<Stmt> declarations =
        switch (spot.statement()) {
          case Stmt.Declare d when spot.surroundings().isItem() -> List.of(d);
          case Stmt.For f -> f.init();
          case Stmt _ -> List.of();
        };
    return declarations.stream()
        .filter(d -> d instanceof Stmt.Declare(Decl.Variable _))
        .map(d -> (Decl.Variable) ((Stmt.Declare) d).declaration())
        .toList();
  }

  /** The variable, if it is an integer that is only ever read and written as a whole. */
  static Optional<Local> integer(Decl.Variable variable, Bindings bindings) {
    return bindings.locals().stream()
        .filter(local -> local.variable().filter(v -> v == variable).isPresent())
        .filter(local -> isSimple(local, bindings))
        .findFirst();
  }

  /** Where the variables that the statement declares can be named. */
  static List<Stmt> scope(Spot spot) {
    return List.of(
        spot.statement() instanceof Stmt.For ? spot.statement() : spot.surroundings().parent());
  }

  /** An initialiser whose value is converted before another type may be given to its variable. */
  static Optional<Initializer> converted(Optional<Initializer> initializer, Rewriting rewriting) {
    return initializer.map(i -> new Initializer.Value(rewriting.converted(value(i))));
  }

  /** The value that a scalar starts with, which may stand between braces. */
  static Expr value(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Value v -> v.expr();
      case Initializer.Braces b -> value(b.items().getFirst().value());
    };
  }

  private static boolean isSimple(Local local, Bindings bindings) {
    boolean isAutomatic =
        local.storage() != Decl.Storage.STATIC && local.storage() != Decl.Storage.EXTERN;
    var qualifiers = Types.qualifiers(local.type());
    return isAutomatic
        && local.isPlain()
        && Types.isInteger(local.type())
        && local
            .variable()
            .flatMap(Decl.Variable::initializer)
            .filter(Candidates::isEmpty)
            .isEmpty()
        && !Types.isBool(local.type())
        && !Types.isEnum(local.type())
        && !qualifiers.isVolatile()
        && !qualifiers.isAtomic()
        && local.uses().stream().allMatch(use -> bindings.use(use) != Use.OTHER)
        && local.uses().stream().noneMatch(use -> isUnevaluated(use, bindings));
  }

  /** As C23 allows it. */
  private static boolean isEmpty(Initializer initializer) {
    return initializer instanceof Initializer.Braces b
        && (b.items().isEmpty() || isEmpty(b.items().getFirst().value()));
  }

  /** Where types are asked for or statements are run in another order than they are written. */
  static boolean isUnevaluated(Expr.Name use, Bindings bindings) {
    Object at = bindings.parent(use);
    while (at != null) {
      boolean strange =
          switch (at) {
            case Expr.SizeOf _, Expr.AlignOf _, Expr.Generic _, Expr.BuiltinCall _ -> true;
            case Expr.ChooseExpr _, Expr.OffsetOf _, Expr.TypesCompatible _ -> true;
            case Expr.StatementExpr _ -> true;
            case Stmt.Asm _ -> true;
            case Decl.Variable v -> v.traits().inferred() || Types.isVariablyModified(v.type());
            case Decl.Function _ -> true;
            default -> false;
          };
      if (strange) {
        return true;
      }
      at = bindings.parent(at);
    }
    return false;
  }

  /** Whether a name that the type is written with is declared in the function. */
  static boolean isNameHidden(CType type, Bindings bindings) {
    var search =
        new Visitor() {
          private boolean found;

          @Override
          public void type(CType part) {
            found |= part instanceof CType.Typedef t && bindings.declared().contains(t.name());
          }
        };
    Walk.over(type, search);
    return search.found;
  }
}
