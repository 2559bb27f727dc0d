package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes types themselves in the place of typedefs, {@code typeof} and enums. */
final class InlineTypes implements ReductionPass {
  private static final int ALL = 0;
  private static final int ENUMERATORS = 1;
  private static final int VALUES = 2;

  @Override
  public String name() {
    return "inline-types";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var found = new Found();
    subject.units().forEach(unit -> Walk.over(unit.program(), found));
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    found.typedefs.forEach((name, all) -> edits.add(typedef(name, all, found, symbols)));
    for (CType.Typeof typeof : found.typeofs) {
      var by = new Replacement.OfType(typeof, typeof.actual());
      edits.add(new Edit("typeof", ALL, List.of(by)));
    }
    found.enums.forEach((tag, all) -> edits.addAll(enumeration(tag, all, found, symbols)));
    return edits;
  }

  private static Edit typedef(
      String name, List<Decl.Typedef> declarations, Found found, Symbols symbols) {
    CType type = declarations.getFirst().type();
    CType actual =
        TypeChange.of(
            type,
            part ->
                part instanceof CType.Typedef t && found.typedefs.containsKey(t.name())
                    ? t.actual()
                    : part);
    var all = new ArrayList<Replacement>();
    all.add(new Replacement.OfType(new CType.Typedef(name, type), actual));
    declarations.forEach(d -> all.addAll(Declarations.removed(d, symbols)));
    return new Edit("inline typedef " + name, ALL, all);
  }

  private static List<Edit> enumeration(
      Tag tag, List<Decl.TagDefinition> declarations, Found found, Symbols symbols) {
    TagDef.EnumDef definition = (TagDef.EnumDef) declarations.getFirst().definition();
    List<String> names = definition.enumerators().stream().map(TagDef.Enumerator::name).toList();
    List<Expr.EnumConstant> uses =
        found.constants.stream().filter(c -> names.contains(c.name())).toList();
    var all = new ArrayList<Replacement>();
    all.add(new Replacement.OfType(new CType.Enum(tag), CType.INT));
    declarations.forEach(d -> all.addAll(Declarations.removed(d, symbols)));
    for (Expr.EnumConstant use : uses) {
      all.add(Replacement.of(use, new Expr.IntLiteral(use.value(), "", CType.INT, Span.NONE)));
    }
    Set<String> used = new LinkedHashSet<>();
    uses.forEach(use -> used.add(use.name()));
    List<TagDef.Enumerator> kept =
        definition.enumerators().stream().filter(e -> used.contains(e.name())).toList();
    List<TagDef.Enumerator> bare =
        definition.enumerators().stream().map(InlineTypes::withoutValue).toList();
    return List.of(
        new Edit("inline " + tag, ALL, all),
        new Edit("only used constants of " + tag, ENUMERATORS, List.of(with(definition, kept))),
        new Edit("no values in " + tag, VALUES, List.of(with(definition, bare))));
  }

  private static TagDef.Enumerator withoutValue(TagDef.Enumerator e) {
    return new TagDef.Enumerator(e.name(), Optional.empty(), e.value(), e.span());
  }

  private static Replacement with(TagDef.EnumDef d, List<TagDef.Enumerator> enumerators) {
    return new Replacement.OfTag(
        d.tag(),
        new TagDef.EnumDef(
            d.tag(), enumerators, d.fixed(), d.underlying(), d.attributes(), d.span()));
  }

  private static final class Found implements Visitor {
    private final Map<String, List<Decl.Typedef>> typedefs = new LinkedHashMap<>();
    private final Set<CType.Typeof> typeofs = new LinkedHashSet<>();
    private final Map<Tag, List<Decl.TagDefinition>> enums = new LinkedHashMap<>();
    private final List<Expr.EnumConstant> constants = new ArrayList<>();

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.Typedef t) {
        typedefs.computeIfAbsent(t.name(), _ -> new ArrayList<>()).add(t);
      } else if (decl instanceof Decl.TagDefinition d
          && d.definition() instanceof TagDef.EnumDef e) {
        enums.computeIfAbsent(e.tag(), _ -> new ArrayList<>()).add(d);
      }
    }

    @Override
    public void type(CType type) {
      if (type instanceof CType.Typeof t) {
        typeofs.add(t);
      }
    }

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.EnumConstant c) {
        constants.add(c);
      }
    }
  }
}
