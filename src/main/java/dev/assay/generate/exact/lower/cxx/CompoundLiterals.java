package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.exact.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Variables in place of compound literals: declared in the innermost block, as the literal's object
 * would live, and assigned where the literal stood.
 */
final class CompoundLiterals implements Rules {
  private final Assignments assignments;
  private final Set<String> taken;
  private final Map<String, Expr.CompoundLiteral> pending = new LinkedHashMap<>();

  private CompoundLiterals(Program program) {
    this.assignments =
        new Assignments(new Typing(program.model(), program.standard(), program.tags(), _ -> {}));
    this.taken = Names.taken(program);
  }

  static Program applied(Program program) {
    return new Rewriter(new CompoundLiterals(program)).program(program);
  }

  @Override
  public Expr expr(Expr expr) {
    if (!(expr instanceof Expr.CompoundLiteral literal)) {
      return expr;
    }
    String name = Names.fresh("literal", taken);
    taken.add(name);
    pending.put(name, literal);
    return object(name, literal);
  }

  private static Expr.Name object(String name, Expr.CompoundLiteral literal) {
    return new Expr.Name(name, Unqualified.of(literal.type()), literal.span());
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    if (!(stmt instanceof Stmt.Block block) || pending.isEmpty()) {
      return stmt;
    }
    var declarations = new ArrayList<Stmt>();
    Stmt changed = block;
    // A literal may stand inside another one: it appears when that one is assigned.
    for (List<String> names = mine(changed); !names.isEmpty(); names = mine(changed)) {
      for (String name : names) {
        Expr.CompoundLiteral literal = pending.remove(name);
        declarations.add(new Stmt.Declare(variable(name, literal)));
        changed = replaced(changed, name, value(name, literal));
      }
    }
    if (declarations.isEmpty()) {
      return block;
    }
    declarations.addAll(((Stmt.Block) changed).items());
    return new Stmt.Block(declarations, block.span());
  }

  private List<String> mine(Stmt stmt) {
    Set<String> used = Names.used(stmt);
    return pending.keySet().stream().filter(used::contains).toList();
  }

  private static Decl.Variable variable(String name, Expr.CompoundLiteral literal) {
    CType type = Unqualified.of(literal.type());
    return Code.variable(name, type, Decl.Storage.NONE, Optional.empty());
  }

  /** The assignments and then the object; in C++ that is an lvalue. */
  private Expr value(String name, Expr.CompoundLiteral literal) {
    Expr object = object(name, literal);
    Expr result = null;
    for (Expr assignment : assignments.of(object, literal.initializer())) {
      result = result == null ? assignment : comma(result, assignment);
    }
    return result == null ? object : comma(result, object);
  }

  private static Expr comma(Expr left, Expr right) {
    return new Expr.Comma(left, right, right.type(), Span.NONE);
  }

  private static Stmt replaced(Stmt stmt, String name, Expr value) {
    return new Rewriter(
            new Rules() {
              @Override
              public Expr expr(Expr expr) {
                return expr instanceof Expr.Name n && n.name().equals(name) ? value : expr;
              }
            })
        .stmt(stmt);
  }

  @Override
  public List<Decl> external(Decl decl) {
    var result = new ArrayList<Decl>();
    var names = new ArrayList<>(pending.keySet());
    for (String name : names) {
      Expr.CompoundLiteral literal = pending.remove(name);
      result.add(
          Code.variable(
              name, literal.type(), Decl.Storage.STATIC, Optional.of(literal.initializer())));
    }
    result.add(decl);
    return result;
  }
}
