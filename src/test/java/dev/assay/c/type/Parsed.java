package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;

/** A small program read for a test, with quick access to its parts. */
record Parsed(Program program, Layout layout) {
  static Parsed of(String text, DataModel model) {
    ParseResult result = Parser.parse(SourceText.of("t.c", text), model, Standard.DEFAULT);
    if (result.hasErrors()) {
      throw new AssertionError(result.errors() + " in " + text);
    }
    return new Parsed(result.program(), new Layout(model, result.program().tags()));
  }

  static Parsed of(String text) {
    return of(text, DataModel.LP64);
  }

  Decl.Variable variable(String name) {
    return program
        .allDeclarations()
        .filter(d -> d instanceof Decl.Variable v && v.name().equals(name))
        .map(d -> (Decl.Variable) d)
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  CType type(String name) {
    return variable(name).type();
  }

  Initializer initializer(String name) {
    return variable(name).initializer().orElseThrow();
  }

  /** The expression statement that is the body of {@code f}, or its first. */
  Expr expression() {
    return program
        .allDeclarations()
        .filter(d -> d instanceof Decl.Function f && f.name().equals("f"))
        .map(d -> ((Decl.Function) d).body().orElseThrow().items().getFirst())
        .map(s -> ((Stmt.Expression) s).expr())
        .findFirst()
        .orElseThrow();
  }
}
