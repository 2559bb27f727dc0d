package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.interpret.translate.Extensions.Row;
import dev.assay.interpret.translate.Extensions.Treatment;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds what a program asks of its compiler beside the language and what the interpreter does not
 * know to be without effect: an answer would be a guess.
 *
 * <p>What system headers say of their own functions is left out: the interpreter knows those.
 */
final class ExtensionCheck implements Visitor {
  private static final Pattern PRAGMA =
      Pattern.compile("(?:#\\s*pragma\\s+)?(\\w+)(?:\\s+(\\w+))?(.*)", Pattern.DOTALL);
  private static final Pattern GLUE = Pattern.compile("\\\\[nt]|[\\s;]+");
  private static final Pattern COMMENT = Pattern.compile("^\\s*#.*");

  /** What was found, and where. */
  record Unknown(String what, Span span) {}

  private final Set<String> defined = new HashSet<>();
  private Unknown found;

  private ExtensionCheck() {}

  /** The first such thing in the program. */
  static Optional<Unknown> first(Program program) {
    var check = new ExtensionCheck();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        check.defined.add(f.name());
      }
    }
    Walk.over(program, check);
    program.tags().definitions().values().forEach(check::definition);
    return Optional.ofNullable(check.found);
  }

  /** Whether a template of an asm statement has no instruction that does anything. */
  static boolean isEmptyAsm(String template) {
    for (String line : template.split("\\\\n", -1)) {
      String code = GLUE.matcher(COMMENT.matcher(line).replaceAll("")).replaceAll("");
      if (!code.isEmpty() && !code.equals("nop")) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Function f -> {
        boolean own = defined.contains(f.name());
        attributes(f.allAttributes(), own, f.span());
        f.parameters().forEach(p -> attributes(p.attributes(), own, p.span()));
      }
      case Decl.Variable v -> attributes(v.attributes(), false, v.span());
      case Decl.Typedef t -> attributes(t.attributes(), false, t.span());
      case Decl.Asm asm -> fileAsm(asm);
      case Decl.Directive d when d.text().startsWith("#pragma") -> pragma(d.text(), d.span());
      case Decl.TagDefinition _, Decl.TagDeclaration _, Decl.StaticAssert _ -> {}
      case Decl.Directive _, Decl.Include _ -> {}
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Empty s) {
      attributes(s.attributes(), false, s.span());
    } else if (stmt instanceof Stmt.Pragma s) {
      pragma(s.text(), s.span());
    } else if (stmt instanceof Stmt.Labeled(Stmt.Label.Named label, _, Span span)) {
      attributes(label.attributes(), false, span);
    }
  }

  @Override
  public void type(CType type) {
    if (type instanceof CType.Attributed a) {
      attributes(a.attributes(), false, Span.NONE);
    }
  }

  @Override
  public void definition(TagDef definition) {
    attributes(definition.attributes(), false, definition.span());
    if (definition instanceof TagDef.RecordDef r) {
      r.fields().forEach(f -> attributes(f.attributes(), false, f.span()));
    }
  }

  private void attributes(List<Attribute> attributes, boolean own, Span span) {
    for (Attribute attribute : attributes) {
      String name = attribute.name().replaceFirst("^(gnu|clang|_Clang)::", "");
      Optional<Row> row = Extensions.ATTRIBUTES.find(name, attribute.arguments());
      boolean fine =
          row.isPresent()
              && switch (row.get().treatment()) {
                case MODELLED, HARMLESS -> true;
                case PROMISE -> !own;
                case UNSUPPORTED -> false;
              };
      if (!fine) {
        unknown("attribute '" + spelled(attribute) + "'" + reason(row), span);
      }
    }
  }

  private static String spelled(Attribute attribute) {
    String arguments = attribute.arguments();
    return arguments.isEmpty() ? attribute.name() : attribute.name() + "(" + arguments + ")";
  }

  private static String reason(Optional<Row> row) {
    return row.map(r -> ": " + r.reason()).orElse(", whose meaning is not known");
  }

  private void pragma(String text, Span span) {
    Matcher words = PRAGMA.matcher(text.strip());
    if (!words.matches()) {
      return;
    }
    String first = words.group(1);
    String rest = words.group(3).strip();
    String both = words.group(2) == null ? first : first + " " + words.group(2);
    Optional<Row> row =
        Extensions.PRAGMAS.knows(both)
            ? Extensions.PRAGMAS.find(both, rest)
            : Extensions.PRAGMAS.find(first, words.group(2) == null ? rest : words.group(2) + rest);
    boolean fine =
        row.isPresent()
            && (row.get().treatment() == Treatment.HARMLESS
                || row.get().treatment() == Treatment.MODELLED);
    if (!fine) {
      unknown("'#pragma " + text.replaceFirst("^#\\s*pragma\\s+", "") + "'" + reason(row), span);
    }
  }

  private void fileAsm(Decl.Asm asm) {
    if (!isEmptyAsm(new AsmText(asm.text()).template())) {
      unknown("asm", asm.span());
    }
  }

  private void unknown(String what, Span span) {
    if (found == null) {
      found = new Unknown(what, span);
    }
  }
}
