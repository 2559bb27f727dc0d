package dev.assay.c.walk;

import dev.assay.c.Decl;
import dev.assay.c.TagDef;

/** Builds declarations and the definitions of tagged types anew from their rewritten parts. */
final class DeclParts {
  private final Rewriter to;

  DeclParts(Rewriter to) {
    this.to = to;
  }

  Decl rebuilt(Decl decl) {
    return switch (decl) {
      case Decl.TagDeclaration _, Decl.Asm _, Decl.Directive _, Decl.Include _ -> decl;
      case Decl.Variable d ->
          new Decl.Variable(
              d.name(),
              to.type(d.type()),
              d.storage(),
              d.traits(),
              d.initializer().map(to::initializer),
              d.attributes(),
              d.asmName(),
              d.span());
      case Decl.Function d ->
          new Decl.Function(
              d.name(),
              to.type(d.type()),
              Rewriter.each(d.parameters(), this::parameter),
              d.storage(),
              d.specifiers(),
              d.attributes(),
              d.asmName(),
              d.oldStyle(),
              d.body().map(to::block),
              d.span());
      case Decl.Typedef d ->
          new Decl.Typedef(d.name(), to.type(d.type()), d.attributes(), d.span());
      case Decl.TagDefinition d -> new Decl.TagDefinition(to.definition(d.definition()));
      case Decl.StaticAssert d ->
          new Decl.StaticAssert(to.expr(d.condition()), d.message().map(to::expr), d.span());
    };
  }

  private Decl.Parameter parameter(Decl.Parameter p) {
    return new Decl.Parameter(
        p.name(),
        to.type(p.type()),
        p.written().map(to::type),
        p.storage(),
        p.attributes(),
        p.span());
  }

  TagDef rebuilt(TagDef definition) {
    return switch (definition) {
      case TagDef.RecordDef d ->
          new TagDef.RecordDef(
              d.tag(), Rewriter.each(d.fields(), this::field), d.pack(), d.attributes(), d.span());
      case TagDef.EnumDef d ->
          new TagDef.EnumDef(
              d.tag(),
              Rewriter.each(d.enumerators(), this::enumerator),
              d.fixed().map(to::type),
              to.type(d.underlying()),
              d.attributes(),
              d.span());
    };
  }

  private TagDef.Field field(TagDef.Field f) {
    return new TagDef.Field(
        f.name(), to.type(f.type()), f.bitWidth(), f.alignas(), f.attributes(), f.span());
  }

  private TagDef.Enumerator enumerator(TagDef.Enumerator e) {
    return new TagDef.Enumerator(e.name(), e.expression().map(to::expr), e.value(), e.span());
  }
}
