package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Collects the names that trees use. */
public final class Names {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  private Names() {}

  /**
   * The variables, functions and enumeration constants that the statement refers to, in order of
   * appearance.
   */
  public static Set<String> used(Stmt stmt) {
    var collector = new Used(new LinkedHashSet<>());
    Walk.over(stmt, collector);
    return collector.names();
  }

  /** The variables, functions and enumeration constants that the expression refers to. */
  public static Set<String> used(Expr expr) {
    var collector = new Used(new LinkedHashSet<>());
    Walk.over(expr, collector);
    return collector.names();
  }

  /** Whether the expression refers to a variable, function or enumeration constant so called. */
  public static boolean uses(Expr expr, String name) {
    var search = new Search(name);
    Walk.over(expr, search);
    return search.found;
  }

  /** The variables, functions and enumeration constants that the declaration refers to. */
  public static Set<String> used(Decl decl) {
    var collector = new Used(new LinkedHashSet<>());
    Walk.over(decl, collector);
    return collector.names();
  }

  /**
   * Every identifier of the program in any name space, system headers' included: a name not among
   * them is free.
   */
  public static Set<String> taken(Program program) {
    var collector = new All(new LinkedHashSet<>());
    program.declarations().forEach(d -> Walk.over(d, collector));
    program.tags().definitions().values().forEach(collector::definition);
    return collector.names();
  }

  /** The first of {@code base}, {@code base_1}, {@code base_2}… that is not taken. */
  public static String fresh(String base, Set<String> taken) {
    String name = base;
    for (int i = 1; taken.contains(name); i++) {
      name = base + "_" + i;
    }
    return name;
  }

  private record Used(Set<String> names) implements Visitor {
    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.Name n) {
        names.add(n.name());
      } else if (expr instanceof Expr.EnumConstant e) {
        names.add(e.name());
      }
    }
  }

  private static final class Search implements Visitor {
    private final String name;
    private boolean found;

    private Search(String name) {
      this.name = name;
    }

    @Override
    public void expr(Expr expr) {
      found |=
          expr instanceof Expr.Name n && n.name().equals(name)
              || expr instanceof Expr.EnumConstant e && e.name().equals(name);
    }
  }

  private record All(Set<String> names) implements Visitor {
    @Override
    public void expr(Expr expr) {
      switch (expr) {
        case Expr.Name n -> names.add(n.name());
        case Expr.EnumConstant e -> names.add(e.name());
        case Expr.BuiltinCall b -> names.add(b.name());
        case Expr.Member m -> names.add(m.field());
        case Expr.LabelAddress l -> names.add(l.label());
        case Expr _ -> {}
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      switch (stmt) {
        case Stmt.Goto g -> names.add(g.label());
        case Stmt.Labeled(Stmt.Label.Named n, _, _) -> names.add(n.name());
        case Stmt.LocalLabels l -> names.addAll(l.names());
        case Stmt.Asm a -> words(a.text());
        case Stmt.Pragma p -> words(p.text());
        case Stmt _ -> {}
      }
    }

    @Override
    public void decl(Decl decl) {
      switch (decl) {
        case Decl.Variable d -> names.add(d.name());
        case Decl.Function d -> {
          names.add(d.name());
          d.parameters().forEach(p -> names.add(p.name()));
        }
        case Decl.Typedef d -> names.add(d.name());
        case Decl.TagDeclaration d -> tag(d.tag());
        case Decl.Asm d -> words(d.text());
        case Decl.Directive d -> words(d.text());
        case Decl.TagDefinition _, Decl.StaticAssert _, Decl.Include _ -> {}
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      if (initializer instanceof Initializer.Braces b) {
        b.items().forEach(i -> i.designators().forEach(this::designator));
      }
    }

    private void designator(Initializer.Designator designator) {
      if (designator instanceof Initializer.Designator.Field f) {
        names.add(f.name());
      }
    }

    @Override
    public void type(CType type) {
      switch (type) {
        case CType.Typedef t -> names.add(t.name());
        case CType.Record r -> tag(r.tag());
        case CType.Enum e -> tag(e.tag());
        case CType _ -> {}
      }
    }

    @Override
    public void definition(TagDef definition) {
      tag(definition.tag());
      switch (definition) {
        case TagDef.RecordDef r -> r.fields().forEach(f -> names.add(f.name()));
        case TagDef.EnumDef e -> e.enumerators().forEach(c -> names.add(c.name()));
      }
    }

    private void tag(Tag tag) {
      names.add(tag.name());
    }

    private void words(String text) {
      WORD.matcher(text).results().forEach(m -> names.add(m.group()));
    }
  }
}
