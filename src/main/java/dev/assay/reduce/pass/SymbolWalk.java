package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Finds the entities of units by C's rules of scope and linkage. */
final class SymbolWalk implements Visitor {
  private final List<Entity> entities = new ArrayList<>();
  private final Map<String, Entity> linked = new HashMap<>();
  private final Deque<Map<String, Entity>> scopes = new ArrayDeque<>();
  private final Map<Object, Object> parents = new IdentityHashMap<>();
  private Object current;

  List<Entity> entities() {
    return entities;
  }

  Map<Object, Object> parents() {
    return parents;
  }

  void unit(Program program) {
    scopes.clear();
    scopes.push(new HashMap<>());
    current = null;
    program.declarations().stream().filter(d -> !(d instanceof Decl.Include)).forEach(this::decl);
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

  private void scoped(Runnable content) {
    scopes.push(new HashMap<>());
    content.run();
    scopes.pop();
  }

  @Override
  public void expr(Expr expr) {
    within(expr, () -> Children.of(expr, this));
    if (expr instanceof Expr.Name name) {
      for (Map<String, Entity> scope : scopes) {
        Entity entity = scope.get(name.name());
        if (entity != null) {
          entity.used(name);
          return;
        }
      }
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    within(
        stmt,
        () -> {
          if (stmt instanceof Stmt.Block || stmt instanceof Stmt.For) {
            scoped(() -> Children.of(stmt, this));
          } else {
            Children.of(stmt, this);
          }
        });
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
              variable(v);
              v.initializer().ifPresent(this::initializer);
            }
            case Decl.Function f -> function(f);
            case Decl.Typedef t -> {
              scopes.peek().remove(t.name());
              Children.of(decl, this);
            }
            case Decl.TagDefinition _, Decl.TagDeclaration _, Decl.StaticAssert _ ->
                Children.of(decl, this);
            case Decl.Asm _, Decl.Directive _, Decl.Include _ -> {}
          }
        });
  }

  private boolean isFileScope() {
    return scopes.size() == 1;
  }

  private void variable(Decl.Variable v) {
    Entity entity =
        isFileScope() || v.storage() == Decl.Storage.EXTERN
            ? global(Entity.Kind.GLOBAL, v.name(), v.storage())
            : fresh(Entity.Kind.LOCAL, v.name(), 0);
    entity.declared(v);
    scopes.peek().put(v.name(), entity);
  }

  /** The same for all units that share it. */
  private Entity global(Entity.Kind kind, String name, Decl.Storage storage) {
    Entity here = scopes.peekLast().get(name);
    if (here != null && here.is(kind)) {
      return here;
    }
    Entity entity =
        storage == Decl.Storage.STATIC
            ? fresh(kind, name, 0)
            : linked.computeIfAbsent(name, _ -> fresh(kind, name, 0));
    scopes.peekLast().put(name, entity);
    return entity;
  }

  private Entity fresh(Entity.Kind kind, String name, int place) {
    var entity = new Entity(kind, name, place);
    entities.add(entity);
    return entity;
  }

  private void function(Decl.Function f) {
    Entity entity = global(Entity.Kind.FUNCTION, f.name(), f.storage());
    entity.declared(f);
    scopes.peek().put(f.name(), entity);
    scoped(() -> {
      for (int i = 0; i < f.parameters().size(); i++) {
        Decl.Parameter p = f.parameters().get(i);
        type(p.written().orElse(p.type()));
        if (f.body().isPresent() && !p.name().isEmpty()) {
          Entity parameter = fresh(Entity.Kind.PARAMETER, p.name(), i);
          parameter.declared(f);
          scopes.peek().put(p.name(), parameter);
        }
      }
      f.body().ifPresent(this::stmt);
    });
  }
}
