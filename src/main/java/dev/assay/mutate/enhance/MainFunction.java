package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Renaming;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The function where a program starts: it becomes a static function of another name, as it may call
 * itself, and a new one without parameters calls it.
 */
final class MainFunction {
  private static final String NAME = "main";

  private MainFunction() {}

  /** Its definition. */
  static Optional<Decl.Function> in(Program program) {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.name().equals(NAME) && f.body().isPresent())
        .map(d -> (Decl.Function) d)
        .findFirst();
  }

  /** The program with that function under its new name. */
  static Program renamed(Program program, String name) {
    var renaming = new Renaming(Map.of(NAME, name), Map.of(), Map.of(), Map.of());
    Program renamed = new Rewriter(renaming).program(program);
    return renamed.withDeclarations(
        renamed.declarations().stream()
            .map(d -> d instanceof Decl.Function f && f.name().equals(name) ? inner(f) : d)
            .toList());
  }

  private static Decl inner(Decl.Function function) {
    return function
        .withStorage(Decl.Storage.STATIC)
        .withBody(function.body().map(body -> returning(function, body)));
  }

  /** Only the function that is called main returns zero at its end without being told. */
  private static Stmt.Block returning(Decl.Function function, Stmt.Block body) {
    boolean ends = !body.items().isEmpty() && body.items().getLast() instanceof Stmt.Return;
    if (ends || isVoid(function)) {
      return body;
    }
    var items = new ArrayList<>(body.items());
    Expr zero = new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, Span.NONE);
    items.add(new Stmt.Return(Optional.of(zero), Span.NONE));
    return new Stmt.Block(items, body.span());
  }

  private static boolean isVoid(Decl.Function function) {
    return Types.unqualified(function.type()) instanceof CType.Function type
        && Types.isVoid(type.result());
  }

  /** The new one, as C text; it starts the program as without arguments and environment. */
  static String text(Decl.Function original, boolean handlers) {
    // Without a prototype nothing would convert the pointer.
    List<String> given =
        original.oldStyle()
            ? List.of("1", "arguments", "arguments + 1")
            : List.of("1", "(void *)arguments", "(void *)(arguments + 1)");
    int parameters = Math.min(original.parameters().size(), given.size());
    String call = "assay_main(" + String.join(", ", given.subList(0, parameters)) + ")";
    var text = new StringBuilder("int main(void) {\n");
    if (parameters > 1) {
      text.append("  static char name[] = \"program\";\n");
      text.append("  static char *arguments[] = {name, 0};\n");
    }
    if (handlers) {
      text.append("  atexit(assay_report);\n");
    }
    text.append(
        isVoid(original)
            ? "  " + call + ";\n  assay_return(0);\n"
            : "  assay_return(" + call + ");\n");
    return text.append("}\n").toString();
  }
}
