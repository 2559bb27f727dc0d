package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Diagnostic;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;

/** Parses the programs of these tests and looks things up in them. */
final class Sources {
  static final Standard C17 = Standard.DEFAULT;
  static final Standard C23 = Standard.parse("gnu23").orElseThrow();
  static final Standard C89 = Standard.parse("gnu89").orElseThrow();

  private Sources() {}

  static ParseResult parse(String text, Standard standard) {
    return Parser.parse(SourceText.of("t.c", text), DataModel.LP64, standard);
  }

  static ParseResult parse(String text) {
    return parse(text, C17);
  }

  /** The program of a text that must have no errors. */
  static Program program(String text, Standard standard) {
    ParseResult result = parse(text, standard);
    assertEquals(List.of(), result.errors());
    assertEquals(Optional.empty(), result.unsupported());
    return result.program();
  }

  static Program program(String text) {
    return program(text, C17);
  }

  /** The messages of a text, warnings left out. */
  static List<String> errors(String text, Standard standard) {
    return parse(text, standard).errors().stream().map(Diagnostic::toString).toList();
  }

  static List<String> errors(String text) {
    return errors(text, C17);
  }

  static Decl.Variable variable(Program program, String name) {
    return program
        .allDeclarations()
        .filter(d -> d instanceof Decl.Variable v && v.name().equals(name))
        .map(d -> (Decl.Variable) d)
        .findFirst()
        .orElseThrow();
  }

  static Decl.Function function(Program program, String name) {
    return program
        .allDeclarations()
        .filter(d -> d instanceof Decl.Function f && f.name().equals(name))
        .map(d -> (Decl.Function) d)
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  /** The type of a variable, as messages write it. */
  static String typeOf(String declaration, String name) {
    return Types.name(variable(program(declaration), name).type());
  }

  static List<Stmt> body(Program program, String function) {
    return function(program, function).body().orElseThrow().items();
  }

  /** The expression that a variable is initialised with, conversions removed. */
  static Expr value(Program program, String name) {
    Initializer initializer = variable(program, name).initializer().orElseThrow();
    return plain(((Initializer.Value) initializer).expr());
  }

  static Expr plain(Expr expr) {
    return expr instanceof Expr.Implicit i ? plain(i.operand()) : expr;
  }
}
