package dev.assay.mutate.preserving;

import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.preserving.Bindings.Use;
import dev.assay.mutate.preserving.Contents.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the statements of programs that may be put into others. */
final class DonorStatements {
  private static final int SMALLEST = 3;
  private static final int LARGEST = 150;

  /** What cannot be moved, or might not compile elsewhere. */
  private static final Set<Thing> FIXED =
      EnumSet.of(
          Thing.CASE,
          Thing.LABEL,
          Thing.GOTO,
          Thing.ASM,
          Thing.PRAGMA,
          Thing.FALLTHROUGH,
          Thing.RARE_VARIABLE,
          Thing.LOCAL_TYPE,
          Thing.NESTED_FUNCTION,
          Thing.VARIABLY_MODIFIED,
          Thing.TYPEOF,
          Thing.GENERIC,
          Thing.STATEMENT_EXPRESSION,
          Thing.OWN_FUNCTION);

  private final Bindings bindings;
  private final Decl.Function from;

  private DonorStatements(Decl.Function from, Facts facts) {
    this.from = from;
    this.bindings = Bindings.of(from, facts);
  }

  /** The functions of a program whose statements can be taken. */
  static List<Decl.Function> functions(Program program) {
    return program.declarations().stream()
        .filter(Decl.Function.class::isInstance)
        .map(Decl.Function.class::cast)
        .filter(f -> f.body().isPresent() && !f.oldStyle())
        .toList();
  }

  /** The statements of a function that can be taken, in the order of the text. */
  static List<Stmt> candidates(Decl.Function function) {
    return function.body().stream()
        .flatMap(body -> body.items().stream())
        .flatMap(item -> Walk.statements(item).stream())
        .filter(DonorStatements::isOfUse)
        .toList();
  }

  private static boolean isOfUse(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Expression _, Stmt.If _, Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> true;
      case Stmt.Switch _, Stmt.Return _ -> true;
      case Stmt.Block b -> !b.items().isEmpty();
      case Stmt.Declare _, Stmt.Empty _, Stmt.Labeled _, Stmt.Goto _, Stmt.ComputedGoto _ -> false;
      case Stmt.Break _, Stmt.Continue _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> false;
    };
  }

  /** One of the candidates with what it needs; empty if it cannot be taken. */
  static Optional<DonorStatement> of(Stmt stmt, Decl.Function from, Facts facts) {
    Contents contents = Contents.of(stmt);
    return contents.hasAny(FIXED) || contents.size() < SMALLEST || contents.size() > LARGEST
        ? Optional.empty()
        : Optional.of(new DonorStatements(from, facts).donor(stmt, contents));
  }

  private DonorStatement donor(Stmt stmt, Contents contents) {
    Set<Decl> declared = Collections.newSetFromMap(new IdentityHashMap<>());
    var names = new ArrayList<Expr.Name>();
    var calls = new ArrayList<Expr.Call>();
    Walk.over(
        stmt,
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            declared.add(decl);
          }

          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name n && !isCalled(n)) {
              names.add(n);
            } else if (expr instanceof Expr.Call c && called(c).isPresent()) {
              calls.add(c);
            }
          }
        });
    List<Local> inner =
        bindings.locals().stream()
            .filter(local -> local.variable().filter(declared::contains).isPresent())
            .toList();
    return new DonorStatement(stmt, from, inner, free(names, inner), calls, contents);
  }

  /** The function that a call names. */
  static Optional<Expr.Name> called(Expr.Call call) {
    return call.function() instanceof Expr.Implicit i
            && i.conversion() == Conversion.FUNCTION_TO_POINTER
            && i.operand() instanceof Expr.Name n
        ? Optional.of(n)
        : Optional.empty();
  }

  private boolean isCalled(Expr.Name name) {
    return bindings.parent(name) instanceof Expr.Implicit i
        && bindings.parent(i) instanceof Expr.Call c
        && called(c).filter(n -> n == name).isPresent()
        && Types.isFunction(name.type());
  }

  private List<DonorStatement.Free> free(List<Expr.Name> names, List<Local> inner) {
    Map<Object, List<Expr.Name>> uses = new LinkedHashMap<>();
    for (Expr.Name name : names) {
      Optional<Local> local = bindings.local(name);
      if (local.isEmpty() || !inner.contains(local.get())) {
        Object key = local.<Object>map(l -> l).orElse(name.name());
        uses.computeIfAbsent(key, _ -> new ArrayList<>()).add(name);
      }
    }
    return uses.values().stream().map(this::free).toList();
  }

  private DonorStatement.Free free(List<Expr.Name> uses) {
    Use strongest = uses.stream().map(bindings::use).max(Use::compareTo).orElse(Use.OTHER);
    Expr.Name first = uses.getFirst();
    Optional<Local> local = bindings.local(first);
    return new DonorStatement.Free(
        first.name(), local.map(Local::type).orElse(first.type()), local, strongest, uses);
  }
}
