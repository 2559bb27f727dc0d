package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.mutate.Facts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which variables of a function its names stand for, by C's rules of scope, and what each node
 * stands in.
 */
public final class Bindings implements Visitor {
  /** What is done with a variable at one of its uses. */
  public enum Use {
    READ,
    WRITTEN,
    OTHER
  }

  private final Deque<Map<String, Optional<Local>>> scopes = new ArrayDeque<>();
  private final List<Local> locals = new ArrayList<>();
  private final Map<Expr, Local> byUse = new IdentityHashMap<>();
  private final Map<Object, Object> parents = new IdentityHashMap<>();
  private final Set<String> declared = new HashSet<>();
  private Object current;

  private Bindings() {
    scopes.push(new HashMap<>());
  }

  /** Of a function's parameters and body. */
  public static Bindings of(Decl.Function function) {
    var bindings = new Bindings();
    for (Decl.Parameter p : function.parameters()) {
      bindings.type(p.written().orElse(p.type()));
      bindings.declare(p.name(), Optional.of(Local.of(p)));
    }
    function.body().ifPresent(bindings::stmt);
    return bindings;
  }

  /** The same, remembered. */
  static Bindings of(Decl.Function function, Facts facts) {
    return facts.memo().of(function, Bindings.class, () -> of(function));
  }

  /** Of a statement alone: what is declared around it is not known. */
  public static Bindings of(Stmt stmt) {
    var bindings = new Bindings();
    bindings.stmt(stmt);
    return bindings;
  }

  /** The variable that a name stands for; empty if it is not declared in the function. */
  public Optional<Local> local(Expr.Name name) {
    return Optional.ofNullable(byUse.get(name));
  }

  /** In the order of the text. */
  public List<Local> locals() {
    return Collections.unmodifiableList(locals);
  }

  /** Every name that is given to anything in the function, labels and members aside. */
  Set<String> declared() {
    return Collections.unmodifiableSet(declared);
  }

  /**
   * The statement, expression, declaration or initialiser around a node; null for the outermost.
   */
  public Object parent(Object node) {
    return parents.get(node);
  }

  public Use use(Expr.Name name) {
    return switch (parents.get(name)) {
      case Expr.Implicit i when i.conversion() == Conversion.LVALUE_TO_RVALUE ->
          parents.get(i) instanceof Stmt.Asm ? Use.OTHER : Use.READ;
      case Expr.Assign a when a.target() == (Expr) name -> Use.WRITTEN;
      case Expr.CompoundAssign a when a.target() == (Expr) name -> Use.WRITTEN;
      case Expr.Step _ -> Use.WRITTEN;
      case null, default -> Use.OTHER;
    };
  }

  /** Whether nobody looks at the value of the expression. */
  public boolean isDiscarded(Expr expr) {
    return switch (parents.get(expr)) {
      case Stmt.Expression s ->
          !(parents.get(s) instanceof Stmt.Block b
              && parents.get(b) instanceof Expr.StatementExpr
              && b.items().getLast() == (Stmt) s);
      case Stmt.For f -> f.condition().filter(c -> c == expr).isEmpty();
      case null, default -> false;
    };
  }

  private void within(Object node, Runnable children) {
    Object outer = current;
    if (outer != null) {
      parents.put(node, outer);
    }
    current = node;
    children.run();
    current = outer;
  }

  private void declare(String name, Optional<Local> local) {
    declared.add(name);
    scopes.getFirst().put(name, local);
    local.ifPresent(locals::add);
  }

  @Override
  public void expr(Expr expr) {
    within(expr, () -> Children.of(expr, this));
    if (expr instanceof Expr.Name name) {
      for (Map<String, Optional<Local>> scope : scopes) {
        Optional<Local> found = scope.get(name.name());
        if (found != null) {
          found.ifPresent(local -> {
            local.used(name);
            byUse.put(name, local);
          });
          return;
        }
      }
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    boolean scoped = stmt instanceof Stmt.Block || stmt instanceof Stmt.For;
    if (scoped) {
      scopes.push(new HashMap<>());
    }
    within(stmt, () -> Children.of(stmt, this));
    if (scoped) {
      scopes.pop();
    }
  }

  @Override
  public void initializer(Initializer initializer) {
    within(initializer, () -> Children.of(initializer, this));
  }

  @Override
  public void type(CType type) {
    Children.of(type, this);
  }

  @Override
  public void definition(TagDef definition) {
    declared.add(definition.tag().name());
    if (definition instanceof TagDef.EnumDef e) {
      e.enumerators().forEach(constant -> declare(constant.name(), Optional.empty()));
    }
    Children.of(definition, this);
  }

  @Override
  public void decl(Decl decl) {
    within(
        decl,
        () -> {
          switch (decl) {
            case Decl.Variable v -> {
              type(v.type());
              declare(v.name(), Optional.of(Local.of(v)));
              v.initializer().ifPresent(this::initializer);
            }
            case Decl.Function f -> function(f);
            case Decl.Typedef t -> {
              type(t.type());
              declare(t.name(), Optional.empty());
            }
            case Decl.TagDeclaration t -> declared.add(t.tag().name());
            case Decl.TagDefinition _, Decl.StaticAssert _ -> Children.of(decl, this);
            case Decl.Asm _, Decl.Directive _, Decl.Include _ -> {}
          }
        });
  }

  /** The body of a nested function sees what is around it. */
  private void function(Decl.Function f) {
    declare(f.name(), Optional.of(Local.of(f)));
    scopes.push(new HashMap<>());
    f.parameters().forEach(p -> declare(p.name(), Optional.of(Local.of(p))));
    f.body().ifPresent(this::stmt);
    scopes.pop();
  }
}
