package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints the declarations and definitions of functions, old-style ones included. */
final class FunctionPrinter {
  private final PrintContext context;

  FunctionPrinter(PrintContext context) {
    this.context = context;
  }

  List<Doc.Line> lines(Decl.Function f) {
    if (f.body().isPresent()) {
      return definition(f, f.body().get());
    }
    Doc declared =
        f.type() instanceof CType.Function type
            ? declarator(f, type)
            : context.types.declare(f.type(), Docs.text(f.name()));
    Doc suffix = context.declarations.suffix(f.asmName(), AttributeDocs.gnu(f.attributes()));
    return List.of(new Doc.Line(0, Docs.row(words(f), declared, suffix, Docs.text(";"))));
  }

  /**
   * Attributes stand first in a definition, where C has no place for them behind the declarator.
   */
  private List<Doc.Line> definition(Decl.Function f, Stmt.Block body) {
    List<Doc> header = new ArrayList<>();
    DeclarationPrinter.word(header, AttributeDocs.gnu(f.attributes()));
    header.add(words(f));
    header.add(
        Sugar.strip(f.type()) instanceof CType.Function type
            ? declarator(f, type)
            : context.types.declare(f.type(), Docs.text(f.name())));
    Doc braces = body(body);
    if (!f.oldStyle() || f.parameters().isEmpty()) {
      header.add(Docs.SPACE);
      header.add(braces);
      return List.of(new Doc.Line(0, Docs.block(4, header)));
    }
    List<Doc.Line> lines = new ArrayList<>();
    lines.add(new Doc.Line(0, Docs.block(4, header)));
    f.parameters().forEach(p -> lines.add(new Doc.Line(4, Docs.row(parameter(p), Docs.text(";")))));
    lines.add(new Doc.Line(0, braces));
    return lines;
  }

  private Doc words(Decl.Function f) {
    List<Doc> parts = new ArrayList<>();
    DeclarationPrinter.word(parts, AttributeDocs.standard(f.attributes()));
    DeclarationPrinter.word(parts, DeclarationPrinter.storage(f.storage()));
    if (f.specifiers().inline()) {
      parts.add(Docs.text(context.spelling.inline() + " "));
    }
    if (f.specifiers().noreturn()) {
      parts.add(Docs.text(context.spelling.noreturn() + " "));
    }
    return Docs.block(4, parts);
  }

  private Doc declarator(Decl.Function f, CType.Function type) {
    return context.types.declare(type.result(), Docs.row(Docs.text(f.name()), parameters(f, type)));
  }

  private Doc parameters(Decl.Function f, CType.Function type) {
    if (f.oldStyle()) {
      List<Doc> names = f.parameters().stream().map(p -> Docs.text(p.name())).toList();
      return Docs.row(Docs.text("("), Docs.list(4, names), Docs.text(")"));
    }
    if (!type.prototyped()) {
      return Docs.text("()");
    }
    boolean named = f.parameters().size() == type.parameters().size();
    return TypePrinter.list(
        named
            ? f.parameters().stream().map(this::parameter).toList()
            : type.parameters().stream().map(context.types::name).toList(),
        type.variadic());
  }

  private Doc parameter(Decl.Parameter p) {
    List<Doc> parts = new ArrayList<>();
    DeclarationPrinter.word(parts, AttributeDocs.standard(p.attributes()));
    DeclarationPrinter.word(parts, DeclarationPrinter.storage(p.storage()));
    parts.add(context.types.declare(p.written().orElse(p.type()), Docs.text(p.name())));
    parts.add(context.declarations.suffix(Optional.empty(), AttributeDocs.gnu(p.attributes())));
    return Docs.block(4, parts);
  }

  /** The body, with a blank line between the declarations at its top and what follows. */
  private Doc body(Stmt.Block body) {
    int declarations = 0;
    while (declarations < body.items().size()
        && body.items().get(declarations) instanceof Stmt.Declare) {
      declarations++;
    }
    if (declarations == 0 || declarations == body.items().size()) {
      return context.statements.braces(body);
    }
    List<Doc.Line> lines = new ArrayList<>();
    lines.addAll(context.statements.items(body.items().subList(0, declarations), 2));
    lines.add(Doc.Line.BLANK);
    lines.addAll(
        context.statements.items(body.items().subList(declarations, body.items().size()), 2));
    return new Doc.Braced("{", lines, "}");
  }
}
