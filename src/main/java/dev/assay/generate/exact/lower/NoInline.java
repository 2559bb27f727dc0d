package dev.assay.generate.exact.lower;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.walk.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Keeps functions apart: none is inlined, and where the compiler can be told so, nothing at all is
 * learned from one for another.
 */
final class NoInline {
  private NoInline() {}

  static Program applied(Program program) {
    String macro = Names.fresh("APART", Names.taken(program));
    var declarations = new ArrayList<Decl>();
    directives(macro).forEach(text -> declarations.add(new Decl.Directive(text, Span.NONE)));
    program.declarations().forEach(d -> declarations.add(apart(d, macro)));
    return program.withDeclarations(declarations);
  }

  /** Only gcc knows noipa, which forbids cloning too. */
  private static List<String> directives(String macro) {
    return List.of(
        "#if defined(__has_attribute)",
        "#if __has_attribute(noipa)",
        "#define " + macro + " noinline, noipa",
        "#endif",
        "#endif",
        "#ifndef " + macro,
        "#define " + macro + " noinline",
        "#endif");
  }

  private static Decl apart(Decl decl, String macro) {
    if (!(decl instanceof Decl.Function f) || f.body().isEmpty() || isInline(f)) {
      return decl;
    }
    var attributes = new ArrayList<>(f.attributes());
    attributes.add(new Attribute(Attribute.Style.GNU, macro, "", OptionalLong.empty()));
    return Functions.with(f, f.storage(), f.specifiers(), attributes);
  }

  private static boolean isInline(Decl.Function f) {
    return f.specifiers().inline()
        || f.name().equals("main")
        || Attribute.has(f.attributes(), "always_inline");
  }
}
