package dev.assay.c.edit;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.TypeTable;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The file-scope things that declarations provide and refer to, as texts that name each: {@code f}
 * for what is found by its name in expressions, {@code typedef t} and {@code struct s} for types.
 */
public final class References {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

  private References() {}

  /** What the declaration gives a name to. */
  public static Set<String> provided(Decl decl) {
    var names = new LinkedHashSet<String>();
    switch (decl) {
      case Decl.Variable d -> names.add(d.name());
      case Decl.Function d -> names.add(d.name());
      case Decl.Typedef d -> names.add(typedef(d.name()));
      case Decl.TagDeclaration d -> names.add(d.tag().toString());
      case Decl.TagDefinition d -> {
        names.add(d.definition().tag().toString());
        enumerators(d.definition(), names);
      }
      case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _, Decl.Include _ -> {}
    }
    return names;
  }

  /** The same with the constants of enums without a name that stand inside of it. */
  public static Set<String> provided(Decl decl, Tags tags) {
    Set<String> names = provided(decl);
    Walk.over(
        decl,
        new Visitor() {
          @Override
          public void type(CType type) {
            if (type instanceof CType.Enum e && e.tag().isAnonymous()) {
              tags.definition(e.tag()).ifPresent(d -> enumerators(d, names));
            }
          }
        });
    return names;
  }

  /** What the declaration needs to be declared. */
  public static Set<String> needed(Decl decl) {
    return needed(decl, TypeTable.EMPTY);
  }

  /** The same with what types without a name need that stand inside of it. */
  public static Set<String> needed(Decl decl, Tags tags) {
    var collector = new Collector(new LinkedHashSet<>(), tags);
    Walk.over(decl, collector);
    return collector.names();
  }

  private static void enumerators(TagDef definition, Set<String> names) {
    if (definition instanceof TagDef.EnumDef e) {
      e.enumerators().forEach(constant -> names.add(constant.name()));
    }
  }

  private static String typedef(String name) {
    return "typedef " + name;
  }

  private record Collector(Set<String> names, Tags tags) implements Visitor {
    @Override
    public void decl(Decl decl) {
      switch (decl) {
        case Decl.Variable d -> attributes(d.attributes());
        case Decl.Function d -> attributes(d.attributes());
        case Decl _ -> {}
      }
    }

    /** Such as {@code cleanup(f)} and {@code malloc(free)}. */
    private void attributes(List<Attribute> attributes) {
      attributes.forEach(
          a -> WORD.matcher(a.arguments()).results().forEach(m -> names.add(m.group())));
    }

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.Name n) {
        names.add(n.name());
      } else if (expr instanceof Expr.EnumConstant e) {
        names.add(e.name());
      }
    }

    @Override
    public void type(CType type) {
      switch (type) {
        case CType.Typedef t -> names.add(typedef(t.name()));
        case CType.Record r -> tag(r.tag());
        case CType.Enum e -> tag(e.tag());
        case CType _ -> {}
      }
    }

    private void tag(Tag tag) {
      if (names.add(tag.toString()) && tag.isAnonymous()) {
        tags.definition(tag).ifPresent(inner -> Walk.over(new Decl.TagDefinition(inner), this));
      }
    }
  }
}
