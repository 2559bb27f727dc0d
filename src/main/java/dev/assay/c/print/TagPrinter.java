package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TagDef.Enumerator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Prints structs, unions and enums: their definitions, and the places that use them. */
final class TagPrinter {
  private final PrintContext context;
  private final Set<Tag> inlined = new HashSet<>();

  TagPrinter(PrintContext context) {
    this.context = context;
  }

  /** The type where it is used: its keyword and name, or its body where it has no name. */
  Doc use(Tag tag) {
    Optional<TagDef> definition = context.tags.definition(tag);
    if (!tag.isAnonymous()) {
      return inlined.remove(tag) && definition.isPresent()
          ? define(definition.get())
          : Docs.text(tag.kind().keyword() + " " + tag.name());
    }
    boolean first = context.anonymous.use(tag);
    if (first && definition.isPresent()) {
      return define(definition.get());
    }
    String name = context.anonymous.name(tag);
    return Docs.text(
        tag.kind().keyword() + " " + (name.isEmpty() ? "anon_" + tag.ordinal() : name));
  }

  /** Makes the next use of the tag print its body, for declarations that can't be taken apart. */
  void inlineNext(Tag tag) {
    inlined.add(tag);
  }

  /** The definition without its semicolon. */
  Doc define(TagDef definition) {
    Tag tag = definition.tag();
    String name = tag.isAnonymous() ? context.anonymous.name(tag) : tag.name();
    Doc standard = AttributeDocs.standard(definition.attributes());
    Doc gnu = AttributeDocs.gnu(definition.attributes());
    return Docs.row(
        Docs.text(tag.kind().keyword() + " "),
        standard,
        standard.isEmpty() ? Docs.EMPTY : Docs.SPACE,
        Docs.text(name.isEmpty() ? "" : name + " "),
        body(definition),
        gnu.isEmpty() ? Docs.EMPTY : Docs.SPACE,
        gnu);
  }

  private Doc body(TagDef definition) {
    return switch (definition) {
      case TagDef.RecordDef r when r.fields().isEmpty() -> Docs.text("{}");
      case TagDef.RecordDef r -> new Doc.Braced("{", fields(r), "}");
      case TagDef.EnumDef e -> enumBody(e);
    };
  }

  private List<Doc.Line> fields(TagDef.RecordDef record) {
    List<Doc.Line> lines = new ArrayList<>();
    for (int i = 0; i < record.fields().size(); i++) {
      TagDef.Field field = record.fields().get(i);
      List<TagDef.Field> run = run(record.fields().subList(i, record.fields().size()));
      if (run.size() > 1) {
        lines.add(new Doc.Line(2, together(run)));
        i += run.size() - 1;
        continue;
      }
      OptionalInt pack = pack(field.type());
      Doc doc = field(field);
      if (pack.isPresent() && pack.getAsInt() != record.pack()) {
        packed(lines, pack.getAsInt(), 2, doc);
      } else {
        lines.add(new Doc.Line(2, doc));
      }
    }
    return lines;
  }

  /** The fields from the first on that one declaration can hold. */
  private List<TagDef.Field> run(List<TagDef.Field> fields) {
    List<TagDef.Field> run = new ArrayList<>();
    for (TagDef.Field field : fields) {
      boolean plain =
          context.options.terse()
              && field.attributes().isEmpty()
              && field.alignas().isEmpty()
              && !field.isAnonymousMember()
              && pack(field.type()).isEmpty();
      if (!plain || !run.isEmpty() && !base(field).equals(base(run.getFirst()))) {
        break;
      }
      run.add(field);
    }
    return run;
  }

  private CType base(TagDef.Field field) {
    return context.types.peel(field.type(), Docs.EMPTY).specifiers();
  }

  private Doc together(List<TagDef.Field> run) {
    List<Doc> declarators = run.stream().map(this::declarator).toList();
    return Docs.row(
        TypePrinter.joined(
            context.types.specifiers(base(run.getFirst())), Docs.list(4, declarators)),
        Docs.text(";"));
  }

  private Doc declarator(TagDef.Field field) {
    return Docs.row(
        context.types.peel(field.type(), Docs.text(field.name())).declarator(),
        Docs.text(width(field)));
  }

  private static String width(TagDef.Field field) {
    return field.bitWidth().isPresent() ? " : " + field.bitWidth().getAsInt() : "";
  }

  private Doc field(TagDef.Field field) {
    Doc standard = AttributeDocs.standard(field.attributes());
    Doc gnu = AttributeDocs.gnu(field.attributes());
    String align =
        field.alignas().isPresent()
            ? context.spelling.alignas(field.alignas().getAsInt()) + " "
            : "";
    return Docs.row(
        standard,
        standard.isEmpty() ? Docs.EMPTY : Docs.SPACE,
        Docs.text(align),
        context.types.declare(field.type(), Docs.text(field.name())),
        Docs.text(width(field)),
        gnu.isEmpty() ? Docs.EMPTY : Docs.SPACE,
        gnu,
        Docs.text(";"));
  }

  private Doc enumBody(TagDef.EnumDef definition) {
    Doc fixed =
        definition
            .fixed()
            .map(t -> Docs.row(Docs.text(": "), context.types.name(t), Docs.SPACE))
            .orElse(Docs.EMPTY);
    List<Doc> items = definition.enumerators().stream().map(this::enumerator).toList();
    return Docs.row(fixed, new Doc.Enclosed("{", Docs.list(0, items), "}"));
  }

  private Doc enumerator(Enumerator enumerator) {
    return enumerator
        .expression()
        .map(e ->
            Docs.row(
                Docs.text(enumerator.name() + " = "),
                context.expressions.print(e, Precedence.CONDITIONAL)))
        .orElse(Docs.text(enumerator.name()));
  }

  /** The limit of {@code #pragma pack} that a record defined inside the type was read under. */
  OptionalInt pack(CType type) {
    return switch (type) {
      case CType.Record r when r.tag().isAnonymous() ->
          context
              .tags
              .record(r.tag())
              .map(d -> OptionalInt.of(d.pack()))
              .orElse(OptionalInt.empty());
      case CType.Pointer p -> pack(p.target());
      case CType.Array a -> pack(a.element());
      case CType.Qualified q -> pack(q.base());
      case CType.Attributed a -> pack(a.base());
      case CType.Function f -> pack(f.result());
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ ->
          OptionalInt.empty();
      case CType.Complex _, CType.Vector _, CType.Record _, CType.Enum _, CType.Typedef _ ->
          OptionalInt.empty();
      case CType.Typeof _ -> OptionalInt.empty();
    };
  }

  /** The line between pragmas that set the limit (0 lifts it) and restore what was before. */
  static void packed(List<Doc.Line> lines, int pack, int indent, Doc doc) {
    lines.add(margin(pack == 0 ? "#pragma pack(push)" : "#pragma pack(push, " + pack + ")"));
    if (pack == 0) {
      lines.add(margin("#pragma pack()"));
    }
    lines.add(new Doc.Line(indent, doc));
    lines.add(margin("#pragma pack(pop)"));
  }

  private static Doc.Line margin(String text) {
    return new Doc.Line(Doc.Line.MARGIN, Docs.text(text));
  }
}
