package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Rules;
import java.util.List;
import java.util.Map;

/**
 * Gives new names, one map for each name space of C; ordinary ones are variables, functions,
 * typedefs and enumeration constants.
 */
public record Renaming(
    Map<String, String> ordinary,
    Map<String, String> tags,
    Map<String, String> members,
    Map<String, String> labels)
    implements Rules {
  private static String of(Map<String, String> names, String name) {
    return names.getOrDefault(name, name);
  }

  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.Name e when ordinary.containsKey(e.name()) ->
          new Expr.Name(ordinary.get(e.name()), e.type(), e.span());
      case Expr.EnumConstant e when ordinary.containsKey(e.name()) ->
          new Expr.EnumConstant(ordinary.get(e.name()), e.value(), e.type(), e.span());
      case Expr.Member e when members.containsKey(e.field()) ->
          new Expr.Member(e.base(), members.get(e.field()), e.arrow(), e.type(), e.span());
      case Expr.OffsetOf e -> new Expr.OffsetOf(e.of(), designators(e.path()), e.type(), e.span());
      case Expr.LabelAddress e -> new Expr.LabelAddress(of(labels, e.label()), e.type(), e.span());
      case Expr _ -> expr;
    };
  }

  private List<Designator> designators(List<Designator> all) {
    return all.stream()
        .map(d -> d instanceof Designator.Field f ? new Designator.Field(of(members, f.name())) : d)
        .toList();
  }

  @Override
  public Initializer initializer(Initializer initializer) {
    return initializer instanceof Initializer.Braces b
        ? new Initializer.Braces(
            b.items().stream()
                .map(i -> new Initializer.Item(designators(i.designators()), i.value()))
                .toList(),
            b.span())
        : initializer;
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Goto s -> new Stmt.Goto(of(labels, s.label()), s.span());
      case Stmt.Labeled(Stmt.Label.Named l, Stmt body, var span) ->
          new Stmt.Labeled(new Stmt.Label.Named(of(labels, l.name()), l.attributes()), body, span);
      case Stmt.LocalLabels s ->
          new Stmt.LocalLabels(s.names().stream().map(n -> of(labels, n)).toList(), s.span());
      case Stmt _ -> stmt;
    };
  }

  @Override
  public Decl decl(Decl decl) {
    return switch (decl) {
      case Decl.Variable d -> d.withName(of(ordinary, d.name()));
      case Decl.Function d -> function(d);
      case Decl.Typedef d ->
          new Decl.Typedef(of(ordinary, d.name()), d.type(), d.attributes(), d.span());
      case Decl.TagDeclaration d -> new Decl.TagDeclaration(tag(d.tag()), d.span());
      case Decl.TagDefinition _, Decl.StaticAssert _, Decl.Asm _, Decl.Directive _ -> decl;
      case Decl.Include _ -> decl;
    };
  }

  private Decl function(Decl.Function d) {
    return new Decl.Function(
        of(ordinary, d.name()),
        d.type(),
        d.parameters().stream().map(this::parameter).toList(),
        d.storage(),
        d.specifiers(),
        d.attributes(),
        d.asmName(),
        d.oldStyle(),
        d.body(),
        d.span());
  }

  private Decl.Parameter parameter(Decl.Parameter p) {
    return new Decl.Parameter(
        of(ordinary, p.name()), p.type(), p.written(), p.storage(), p.attributes(), p.span());
  }

  @Override
  public CType type(CType type) {
    return switch (type) {
      case CType.Typedef t -> new CType.Typedef(of(ordinary, t.name()), t.actual());
      case CType.Record t -> new CType.Record(tag(t.tag()));
      case CType.Enum t -> new CType.Enum(tag(t.tag()));
      case CType _ -> type;
    };
  }

  private Tag tag(Tag tag) {
    return new Tag(tag.kind(), of(tags, tag.name()), tag.ordinal());
  }

  @Override
  public TagDef definition(TagDef definition) {
    return switch (definition) {
      case TagDef.RecordDef d ->
          new TagDef.RecordDef(
              tag(d.tag()),
              d.fields().stream().map(this::field).toList(),
              d.pack(),
              d.attributes(),
              d.span());
      case TagDef.EnumDef d ->
          new TagDef.EnumDef(
              tag(d.tag()),
              d.enumerators().stream().map(this::enumerator).toList(),
              d.fixed(),
              d.underlying(),
              d.attributes(),
              d.span());
    };
  }

  private TagDef.Field field(TagDef.Field f) {
    return new TagDef.Field(
        of(members, f.name()), f.type(), f.bitWidth(), f.alignas(), f.attributes(), f.span());
  }

  private TagDef.Enumerator enumerator(TagDef.Enumerator e) {
    return new TagDef.Enumerator(of(ordinary, e.name()), e.expression(), e.value(), e.span());
  }
}
