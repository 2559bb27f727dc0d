package dev.assay.c.print;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Prints declarations. */
final class DeclarationPrinter {
  private final PrintContext context;

  DeclarationPrinter(PrintContext context) {
    this.context = context;
  }

  List<Doc.Line> lines(Decl decl) {
    return switch (decl) {
      case Decl.Variable v -> packed(context.tagBodies.pack(v.type()).orElse(0), variable(v));
      case Decl.Typedef t -> packed(context.tagBodies.pack(t.type()).orElse(0), typedef(t));
      case Decl.TagDefinition t ->
          packed(packOf(t), Docs.row(context.tagBodies.define(t.definition()), Docs.text(";")));
      case Decl.Function f -> context.functions.lines(f);
      case Decl.TagDeclaration t ->
          one(Docs.text(t.tag().kind().keyword() + " " + t.tag().name() + ";"));
      case Decl.StaticAssert s -> one(staticAssert(s));
      case Decl.Asm a -> one(Docs.text(context.spelling.asm() + "(" + a.text() + ");"));
      case Decl.Directive d -> margin(d.text());
      case Decl.Include i -> margin("#include " + i.header());
    };
  }

  private static List<Doc.Line> one(Doc doc) {
    return List.of(new Doc.Line(0, doc));
  }

  private static List<Doc.Line> margin(String text) {
    return List.of(new Doc.Line(Doc.Line.MARGIN, Docs.text(text)));
  }

  private static int packOf(Decl.TagDefinition decl) {
    return decl.definition() instanceof dev.assay.c.TagDef.RecordDef r ? r.pack() : 0;
  }

  private static List<Doc.Line> packed(int pack, Doc doc) {
    List<Doc.Line> lines = new ArrayList<>();
    if (pack == 0) {
      lines.add(new Doc.Line(0, doc));
    } else {
      TagPrinter.packed(lines, pack, 0, doc);
    }
    return lines;
  }

  private Doc variable(Decl.Variable v) {
    TypePrinter.Declared declared = context.types.peel(writtenType(v), Docs.text(v.name()));
    return Docs.row(
        TypePrinter.joined(
            specifiers(v, declared.specifiers()), initialized(v, declared.declarator())),
        Docs.text(";"));
  }

  /**
   * The type to write: an array that is used in its own initialiser before its size was known is
   * left to be completed again.
   */
  private static CType writtenType(Decl.Variable v) {
    if (!(v.type() instanceof CType.Array array) || v.initializer().isEmpty()) {
      return v.type();
    }
    var uses = new AtomicBoolean();
    Walk.over(
        new Stmt.Declare(v),
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name(String name, CType.Array type, _)
                && name.equals(v.name())
                && type.size() instanceof CType.ArraySize.Unknown) {
              uses.set(true);
            }
          }
        });
    return uses.get() ? new CType.Array(array.element(), new CType.ArraySize.Unknown()) : array;
  }

  /** Everything before the first declarator. */
  private Doc specifiers(Decl.Variable v, CType type) {
    List<Doc> parts = new ArrayList<>();
    word(parts, AttributeDocs.standard(v.attributes()));
    word(parts, storage(v.storage()));
    if (v.traits().threadLocal()) {
      word(parts, Docs.text(context.spelling.threadLocal()));
    }
    if (v.traits().constexpr()) {
      word(parts, Docs.text("constexpr"));
    }
    if (v.traits().alignas().isPresent()) {
      word(parts, Docs.text(context.spelling.alignas(v.traits().alignas().getAsLong())));
    }
    parts.add(v.traits().inferred() ? inferred(v) : context.types.specifiers(type));
    return Docs.block(4, parts);
  }

  /** Words in place of a type that comes from the initialiser; only its qualifiers are written. */
  private Doc inferred(Decl.Variable v) {
    Qualifiers qualifiers =
        v.type() instanceof CType.Qualified q ? q.qualifiers() : Qualifiers.NONE;
    String words = context.types.qualifiers(qualifiers);
    // C23's auto is a storage class that was printed already.
    String type = v.storage() == Decl.Storage.AUTO ? "" : "__auto_type";
    return Docs.text(words.isEmpty() || type.isEmpty() ? words + type : words + " " + type);
  }

  private Doc initialized(Decl.Variable v, Doc declarator) {
    List<Doc> parts = new ArrayList<>();
    parts.add(v.traits().inferred() ? Docs.text(v.name()) : declarator);
    parts.add(suffix(v.asmName(), AttributeDocs.gnu(v.attributes())));
    v.initializer()
        .ifPresent(i -> {
          Doc value = context.initializers.print(i);
          parts.add(Docs.text(" ="));
          parts.add(value instanceof Doc.Enclosed ? Docs.SPACE : Docs.BREAK);
          parts.add(value);
        });
    return Docs.block(4, parts);
  }

  /** The assembler name and attributes after a declarator. */
  Doc suffix(Optional<String> asmName, Doc attributes) {
    Doc asm =
        asmName
            .map(n -> Docs.text(" " + context.spelling.asm() + "(" + Quoted.narrow(n) + ")"))
            .orElse(Docs.EMPTY);
    return attributes.isEmpty() ? asm : Docs.row(asm, Docs.SPACE, attributes);
  }

  static Doc storage(Decl.Storage storage) {
    return storage == Decl.Storage.NONE
        ? Docs.EMPTY
        : Docs.text(storage.name().toLowerCase(Locale.ROOT));
  }

  static void word(List<Doc> parts, Doc word) {
    if (!word.isEmpty()) {
      parts.add(word);
      parts.add(Docs.SPACE);
    }
  }

  /** Whether the type is given by its parts, not by another name. */
  private static boolean isWritten(CType type) {
    return type instanceof CType.Vector || type instanceof CType.Qualified q && isWritten(q.base());
  }

  private static CType withElement(CType vector, CType element) {
    return vector instanceof CType.Qualified q
        ? new CType.Qualified(element, q.qualifiers())
        : element;
  }

  private Doc typedef(Decl.Typedef t) {
    List<Doc> parts = new ArrayList<>();
    word(parts, AttributeDocs.standard(t.attributes()));
    parts.add(Docs.text("typedef "));
    // Behind a struct's brace the attributes would be the struct's own: they follow the name.
    List<Attribute> attributes = new ArrayList<>(t.attributes());
    CType type = t.type();
    while (type instanceof CType.Attributed a) {
      attributes.addAll(0, a.attributes());
      type = a.base();
    }
    // clang wants this attribute at a typedef, and nowhere else.
    if (Sugar.strip(type) instanceof CType.Vector v && v.extended() && isWritten(type)) {
      attributes.addFirst(AttributeDocs.elements(v.count()));
      type = withElement(type, v.element());
    }
    parts.add(context.types.declare(type, Docs.text(t.name())));
    parts.add(suffix(Optional.empty(), AttributeDocs.gnu(attributes)));
    parts.add(Docs.text(";"));
    return Docs.block(4, parts);
  }

  private Doc staticAssert(Decl.StaticAssert s) {
    List<Doc> arguments = new ArrayList<>();
    arguments.add(context.expressions.print(s.condition(), Precedence.CONDITIONAL));
    s.message().ifPresent(m -> arguments.add(context.expressions.argument(m)));
    return Docs.row(
        Docs.text(context.spelling.staticAssert() + "("), Docs.list(4, arguments), Docs.text(");"));
  }

  /**
   * Several declarations as the one that a {@code for} takes, without its semicolon; empty if they
   * don't share their specifiers.
   */
  Optional<Doc> together(List<Stmt> statements) {
    List<Decl.Variable> variables = new ArrayList<>();
    for (Stmt stmt : statements) {
      switch (stmt) {
        case Stmt.Declare(Decl.Variable v) -> variables.add(v);
        case Stmt.Declare(Decl.TagDefinition t) when variables.isEmpty() ->
            context.tagBodies.inlineNext(t.definition().tag());
        case Stmt _ -> {
          return Optional.empty();
        }
      }
    }
    if (variables.isEmpty() || !variables.stream().allMatch(v -> share(variables.getFirst(), v))) {
      return Optional.empty();
    }
    List<Doc> declarators =
        variables.stream()
            .map(
                v -> initialized(v, context.types.peel(v.type(), Docs.text(v.name())).declarator()))
            .toList();
    Doc specifiers = specifiers(variables.getFirst(), base(variables.getFirst()));
    return Optional.of(TypePrinter.joined(specifiers, Docs.list(4, declarators)));
  }

  boolean share(Decl.Variable a, Decl.Variable b) {
    return a.storage() == b.storage()
        && a.traits().equals(b.traits())
        && AttributeDocs.standard(a.attributes()).equals(AttributeDocs.standard(b.attributes()))
        && base(a).equals(base(b));
  }

  CType base(Decl.Variable v) {
    return context.types.peel(v.type(), Docs.EMPTY).specifiers();
  }
}
