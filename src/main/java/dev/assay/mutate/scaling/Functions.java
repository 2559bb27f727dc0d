package dev.assay.mutate.scaling;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.mutate.changing.Definitions;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which functions of a program may be there many times, and calls of them. */
final class Functions {
  private Functions() {}

  static List<Decl.Function> copyable(Program program) {
    return Definitions.open(program).stream()
        .filter(f -> !f.name().equals("main") && !f.oldStyle() && f.asmName().isEmpty())
        .filter(f -> f.parameters().stream().noneMatch(p -> p.name().isEmpty()))
        .filter(f -> f.parameters().stream().noneMatch(p -> Types.isVariablyModified(p.type())))
        .filter(f -> Types.unqualified(f.type()) instanceof CType.Function t && !t.variadic())
        .filter(f -> Statements.isCopyable(f.body().orElseThrow()))
        .toList();
  }

  /** Another one that does the same and that nobody outside the file sees. */
  static Decl.Function copy(Decl.Function function, String name) {
    return function
        .withName(name)
        .withStorage(Decl.Storage.STATIC)
        .withSpecifiers(Decl.FunctionSpecifiers.NONE)
        .withAttributes(List.of());
  }

  /** A call with the parameters of a function of the same type. */
  static Expr call(String called, Decl.Function from) {
    return Syntax.call(called, from.parameters().stream().map(p -> Syntax.name(p.name())).toList());
  }

  /** The function with a statement before all others. */
  static Decl.Function beginning(Stmt first, Decl.Function function) {
    Stmt.Block body = function.body().orElseThrow();
    var items = new ArrayList<>(List.of(first));
    items.addAll(body.items());
    return function.withBody(Optional.of(new Stmt.Block(items, body.span())));
  }
}
