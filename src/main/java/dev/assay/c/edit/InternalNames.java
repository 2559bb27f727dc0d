package dev.assay.c.edit;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Units in which no name of internal linkage is another unit's name, too.
 *
 * @param originals the names that were made, each with the one it stands for
 */
record InternalNames(List<Program> units, Map<String, String> originals) {
  static InternalNames of(List<Program> units) {
    Set<String> taken = new HashSet<>();
    units.forEach(unit -> taken.addAll(Names.taken(unit)));
    List<Set<String>> internal = units.stream().map(InternalNames::internal).toList();
    List<Set<String>> used = units.stream().map(InternalNames::used).toList();
    var originals = new HashMap<String, String>();
    var apart = new ArrayList<Program>();
    for (int i = 0; i < units.size(); i++) {
      Map<String, String> fresh = new LinkedHashMap<>();
      for (String name : internal.get(i)) {
        if (isElsewhere(name, i, internal, used)) {
          String other = Names.fresh(name, taken);
          taken.add(other);
          fresh.put(name, other);
          originals.put(other, name);
        }
      }
      apart.add(
          fresh.isEmpty() ? units.get(i) : new Rewriter(new Own(fresh)).program(units.get(i)));
    }
    return new InternalNames(apart, originals);
  }

  /** The first of those who have it for themselves may keep it. */
  private static boolean isElsewhere(
      String name, int unit, List<Set<String>> internal, List<Set<String>> used) {
    for (int i = 0; i < used.size(); i++) {
      boolean meant = used.get(i).contains(name);
      if (i < unit && meant || i > unit && meant && !internal.get(i).contains(name)) {
        return true;
      }
    }
    return false;
  }

  /** The variables and functions that only this unit can see. */
  static Set<String> internal(Program unit) {
    Set<String> names = new LinkedHashSet<>();
    Set<String> inline = new LinkedHashSet<>();
    Set<String> external = new HashSet<>();
    for (Decl decl : unit.declarations()) {
      switch (decl) {
        case Decl.Variable v when v.storage() == Decl.Storage.STATIC -> names.add(v.name());
        case Decl.Function f when f.storage() == Decl.Storage.STATIC -> names.add(f.name());
        case Decl.Function f when f.specifiers().inline() -> {
          boolean old = isOldInline(f, unit.standard());
          (old == (f.storage() == Decl.Storage.EXTERN) ? inline : external).add(f.name());
        }
        case Decl.Function f when f.body().isPresent() || !f.specifiers().inline() ->
            external.add(f.name());
        case Decl _ -> {}
      }
    }
    inline.removeAll(external);
    names.addAll(inline);
    return names;
  }

  /** GNU's own inline, of which only the extern one is no definition for others. */
  private static boolean isOldInline(Decl.Function f, Standard standard) {
    return !standard.atLeast(Standard.Version.C99) || Attribute.has(f.attributes(), "gnu_inline");
  }

  /** All that may mean something of file scope. */
  private static Set<String> used(Program unit) {
    Set<String> names = new HashSet<>();
    var collector =
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name n) {
              names.add(n.name());
            }
          }

          @Override
          public void decl(Decl decl) {
            names.add(Linker.nameOf(decl));
          }
        };
    unit.declarations().forEach(d -> Walk.over(d, collector));
    return names;
  }

  /** New names for some of a unit's own. */
  private record Own(Renaming renaming, Map<String, String> names) implements Rules {
    /** Attributes whose arguments name functions and variables. */
    private static final Set<String> NAMING = Set.of("cleanup", "alias", "weakref", "ifunc");

    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");

    Own(Map<String, String> names) {
      this(new Renaming(names, Map.of(), Map.of(), Map.of()), names);
    }

    @Override
    public Expr expr(Expr expr) {
      return renaming.expr(expr);
    }

    @Override
    public Initializer initializer(Initializer initializer) {
      return renaming.initializer(initializer);
    }

    @Override
    public Stmt stmt(Stmt stmt) {
      return renaming.stmt(stmt);
    }

    @Override
    public CType type(CType type) {
      return renaming.type(type);
    }

    @Override
    public TagDef definition(TagDef definition) {
      return renaming.definition(definition);
    }

    @Override
    public List<Decl> external(Decl decl) {
      if (decl instanceof Decl.Function f && f.body().isPresent() && names.containsKey(f.name())) {
        Stmt body = new Rewriter(new FunctionName(f.name())).stmt(f.body().get());
        return List.of(decl(f.withBody(Optional.of((Stmt.Block) body))));
      }
      return List.of(decl(decl));
    }

    @Override
    public Decl decl(Decl decl) {
      return switch (renaming.decl(decl)) {
        case Decl.Variable v -> v.withAttributes(renamed(v.attributes()));
        case Decl.Function f -> f.withAttributes(renamed(f.attributes()));
        case Decl other -> other;
      };
    }

    private List<Attribute> renamed(List<Attribute> attributes) {
      return attributes.stream().map(a -> NAMING.contains(a.name()) ? renamed(a) : a).toList();
    }

    private Attribute renamed(Attribute attribute) {
      String arguments =
          WORD.matcher(attribute.arguments())
              .replaceAll(word -> names.getOrDefault(word.group(), word.group()));
      return new Attribute(attribute.style(), attribute.name(), arguments, attribute.value());
    }
  }

  /** What {@code __func__} says in a function that gets another name. */
  private record FunctionName(String name) implements Rules {
    private static final Set<String> SPELLINGS =
        Set.of("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__");

    @Override
    public Expr expr(Expr expr) {
      return expr instanceof Expr.Name n && SPELLINGS.contains(n.name())
          ? new Expr.StringLiteral(List.of("\"" + name + "\""), name, n.type(), n.span())
          : expr;
    }
  }
}
