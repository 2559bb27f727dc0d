package dev.assay.c.print;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Prints the external declarations of a program, with blank lines between those of different kinds.
 */
final class ProgramPrinter {
  private ProgramPrinter() {}

  static String print(Program program, PrintOptions options, PrintMemo.Layouts layouts) {
    var unnamed = new AnonymousTags(Map.of());
    String text = print(program, options, unnamed, layouts);
    Map<Tag, String> names = unnamed.namesNeeded(program.tags().definitions().keySet());
    return names.isEmpty() ? text : print(program, options, new AnonymousTags(names), layouts);
  }

  private static String print(
      Program program, PrintOptions options, AnonymousTags anonymous, PrintMemo.Layouts layouts) {
    var context =
        new PrintContext(
            program.tags(),
            program.model(),
            spelling(program, options),
            options,
            anonymous,
            layouts);
    var renderer = new Renderer(options.width(), layouts);
    Kind last = null;
    List<Decl> all = program.declarations();
    int at = 0;
    while (at < all.size()) {
      Decl decl = all.get(at);
      DeclarationRuns.Joined joined =
          new DeclarationRuns(context)
              .first(options.terse() ? all.subList(at, all.size()) : List.of());
      List<Doc.Line> lines =
          joined.length() > 1 ? List.of(new Doc.Line(0, joined.doc())) : lines(decl, context);
      at += Math.max(1, joined.length());
      boolean tall = lines.size() > 1 || lines.stream().anyMatch(l -> l.doc().forced());
      Kind kind = tall ? Kind.TALL : Kind.of(decl);
      if (last != null && (kind != last || kind == Kind.TALL)) {
        renderer.line(Docs.EMPTY);
      }
      lines.forEach(renderer::line);
      context.comments.after(decl).forEach(renderer::line);
      last = kind;
    }
    return renderer.text();
  }

  private static List<Doc.Line> lines(Decl decl, PrintContext context) {
    List<Doc.Line> known = context.layouts.of(decl);
    if (known != null) {
      return known;
    }
    int anonymous = context.anonymous.uses();
    List<Doc.Line> found = context.declarations.lines(decl);
    if (context.layouts.isOpen() && anonymous == context.anonymous.uses()) {
      context.layouts.add(decl, found);
    }
    return found;
  }

  private static Spelling spelling(Program program, PrintOptions options) {
    Set<String> headers =
        program.declarations().stream()
            .filter(d -> d instanceof Decl.Include)
            .map(d -> ((Decl.Include) d).header())
            .collect(Collectors.toUnmodifiableSet());
    return new Spelling(program.standard(), headers, options.words());
  }

  /** Declarations of one kind stand together; those of several lines always stand apart. */
  private enum Kind {
    DIRECTIVE,
    TYPE,
    VARIABLE,
    FUNCTION,
    TALL;

    static Kind of(Decl decl) {
      return switch (decl) {
        case Decl.Include _, Decl.Directive _ -> DIRECTIVE;
        case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> TYPE;
        case Decl.Variable _, Decl.StaticAssert _, Decl.Asm _ -> VARIABLE;
        case Decl.Function _ -> FUNCTION;
      };
    }
  }
}
