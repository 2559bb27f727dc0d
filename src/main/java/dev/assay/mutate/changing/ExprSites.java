package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.edit.References;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the expressions of a program in whose place others can stand.
 *
 * <p>There are none in types, operands that are not evaluated, {@code _Generic}, assembly, static
 * assertions, arguments of what compilers have built in, and operations on vectors.
 */
final class ExprSites {
  private final Set<String> reliedOn;
  private final List<ExprSite> found = new ArrayList<>();

  private ExprSites(Set<String> reliedOn) {
    this.reliedOn = reliedOn;
  }

  /** In the order of the text. */
  static List<ExprSite> of(Program program) {
    var sites = new ExprSites(FixedConstants.names(program));
    Map<String, Integer> globals = new HashMap<>();
    List<Decl> declarations = program.declarations();
    for (int i = 0; i < declarations.size(); i++) {
      for (String name : References.provided(declarations.get(i), program.tags())) {
        globals.putIfAbsent(plain(name), i);
      }
    }
    for (int i = 0; i < declarations.size(); i++) {
      sites.external(declarations.get(i), new NameScope(globals, i, null));
    }
    return sites.found;
  }

  /** Typedefs share a name space with variables. */
  private static String plain(String provided) {
    return provided.startsWith("typedef ") ? provided.substring("typedef ".length()) : provided;
  }

  /** A change of one of the sites that have options, each as likely. */
  static Optional<Change> drawn(
      List<ExprSite> sites, Rng rng, Function<ExprSite, List<Expr>> options) {
    for (ExprSite site : rng.shuffled(sites)) {
      List<Expr> possible = options.apply(site);
      if (!possible.isEmpty()) {
        return Optional.of(site.change(rng.pick(possible)));
      }
    }
    return Optional.empty();
  }

  void add(ExprSite site) {
    found.add(site);
  }

  private void external(Decl decl, NameScope scope) {
    switch (decl) {
      case Decl.Variable v -> variable(v, scope, true);
      case Decl.Function f -> f.body().ifPresent(body -> body(f, body, scope));
      case Decl.TagDefinition(TagDef.EnumDef e) -> enumeration(e, scope);
      case Decl.TagDefinition _, Decl.Typedef _, Decl.TagDeclaration _, Decl.StaticAssert _ -> {}
      case Decl.Asm _, Decl.Directive _, Decl.Include _ -> {}
    }
  }

  private void body(Decl.Function function, Stmt.Block body, NameScope outside) {
    NameScope scope = outside;
    for (Decl.Parameter p : function.parameters()) {
      scope = scope.with(p.name(), p);
    }
    statement(body, new Place(scope, List.of()));
  }

  /** What is around a statement: names, and the labels of the switch that it is in. */
  private record Place(NameScope scope, List<Stmt.Label.Case> labels) {
    Place in(NameScope inner) {
      return new Place(inner, labels);
    }
  }

  private void statement(Stmt stmt, Place at) {
    var values = new ValueWalk(this, at.scope(), Optional.empty());
    switch (stmt) {
      case Stmt.Block b -> items(b.items(), at);
      case Stmt.Declare d -> declaration(d.declaration(), at.scope());
      case Stmt.Expression e -> values.effect(e.expr());
      case Stmt.If i -> {
        values.value(i.condition(), Demand.SCALAR, Use.TESTED);
        statement(i.then(), at);
        i.otherwise().ifPresent(other -> statement(other, at));
      }
      case Stmt.While w -> {
        values.value(w.condition(), Demand.SCALAR, Use.LOOP);
        statement(w.body(), at);
      }
      case Stmt.DoWhile w -> {
        statement(w.body(), at);
        values.value(w.condition(), Demand.SCALAR, Use.LOOP);
      }
      case Stmt.For f -> loop(f, at);
      case Stmt.Switch s -> {
        values.value(s.condition(), Demand.INTEGER, Use.VALUE);
        statement(s.body(), new Place(at.scope(), FixedConstants.labels(s)));
      }
      case Stmt.Labeled l -> {
        if (l.label() instanceof Stmt.Label.Case c && c.high().isEmpty()) {
          label(c, at);
        }
        statement(l.body(), at);
      }
      case Stmt.Return r -> r.value().ifPresent(values::stored);
      case Stmt.Empty _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _ -> {}
      case Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> {}
    }
  }

  private Place items(List<Stmt> items, Place outside) {
    Place at = outside;
    for (Stmt item : items) {
      statement(item, at);
      at = item instanceof Stmt.Declare d ? at.in(declaring(d.declaration(), at.scope())) : at;
    }
    return at;
  }

  private void loop(Stmt.For loop, Place outside) {
    Place at = items(loop.init(), outside);
    var values = new ValueWalk(this, at.scope(), Optional.empty());
    loop.condition().ifPresent(c -> values.value(c, Demand.SCALAR, Use.LOOP));
    loop.step().ifPresent(values::effect);
    statement(loop.body(), at);
  }

  /** The last expression gives the whole its type. */
  void statementExpr(Expr.StatementExpr expr, NameScope scope) {
    List<Stmt> items = expr.block().items();
    if (Types.isVoid(expr.type())) {
      items(items, new Place(scope, List.of()));
      return;
    }
    Place at = items(items.subList(0, items.size() - 1), new Place(scope, List.of()));
    if (items.getLast() instanceof Stmt.Expression last) {
      new ValueWalk(this, at.scope(), Optional.empty()).value(last.expr(), Demand.SAME, Use.VALUE);
    }
  }

  private void label(Stmt.Label.Case label, Place at) {
    List<Stmt.Label.Case> others =
        at.labels().stream().filter(other -> (Object) other != label).toList();
    var constant = new ConstantPlace(ConstantPlace.Kind.CASE, label.low(), others);
    new ValueWalk(this, at.scope(), Optional.of(constant))
        .value(label.low(), Demand.SAME, Use.VALUE);
  }

  private void declaration(Decl decl, NameScope scope) {
    switch (decl) {
      case Decl.Variable v -> variable(v, scope.with(v.name(), new Object()), isStatic(v));
      case Decl.TagDefinition(TagDef.EnumDef e) -> enumeration(e, scope);
      case Decl _ -> {}
    }
  }

  private static boolean isStatic(Decl.Variable v) {
    return v.storage() == Decl.Storage.STATIC || v.storage() == Decl.Storage.EXTERN;
  }

  private static NameScope declaring(Decl decl, NameScope scope) {
    NameScope all = scope;
    for (String name : References.provided(decl)) {
      all = all.with(plain(name), decl);
    }
    return all;
  }

  private void variable(Decl.Variable v, NameScope scope, boolean constant) {
    boolean isPlain = !v.traits().inferred() && !v.traits().constexpr();
    Optional<Initializer> start = v.initializer().filter(_ -> isPlain);
    start.ifPresent(i -> initializer(i, scope, constant));
  }

  void initializer(Initializer initializer, NameScope scope, boolean constant) {
    switch (initializer) {
      case Initializer.Value(Expr expr) -> {
        var place = new ConstantPlace(ConstantPlace.Kind.STATIC, expr);
        new ValueWalk(this, scope, Optional.of(place).filter(_ -> constant)).stored(expr);
      }
      case Initializer.Braces b -> {
        for (Initializer.Item item : b.items()) {
          // Compilers take nothing but constants for several elements at once.
          if (item.designators().stream()
              .noneMatch(Initializer.Designator.Range.class::isInstance)) {
            initializer(item.value(), scope, constant);
          }
        }
      }
    }
  }

  private void enumeration(TagDef.EnumDef definition, NameScope scope) {
    if (definition.enumerators().stream().anyMatch(e -> reliedOn.contains(e.name()))) {
      return;
    }
    for (TagDef.Enumerator e : definition.enumerators()) {
      e.expression()
          .ifPresent(expr -> {
            var place = new ConstantPlace(ConstantPlace.Kind.ENUMERATOR, expr);
            new ValueWalk(this, scope, Optional.of(place)).value(expr, Demand.SAME, Use.VALUE);
          });
    }
  }
}
