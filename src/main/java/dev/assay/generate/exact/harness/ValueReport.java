package dev.assay.generate.exact.harness;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints every scalar part of the outputs and mixed variables by name. */
final class ValueReport {
  private final Draft draft;
  private final Code code;
  private final Words words;
  private final Optional<Nearness> nearness;

  ValueReport(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
    this.words = new Words(draft, code);
    this.nearness = Nearness.in(draft, code, words);
  }

  /** What the statements need; to be asked for after them. */
  List<Decl> declarations() {
    List<Decl> compared = nearness.map(Nearness::declarations).orElse(List.of());
    var result = new ArrayList<Decl>(words.declarations());
    result.addAll(compared);
    return result;
  }

  List<Stmt> statements(Expr vector) {
    var result = new ArrayList<Stmt>();
    for (Variable variable : draft.globals()) {
      if (variable.role().isWritable()) {
        result.addAll(
            new Parts(draft, code)
                .each(variable.expr(), variable.name(), part -> print(part, vector)));
      }
    }
    return result;
  }

  /** The bits of a value in hexadecimal; of two words the lower first. */
  private List<Stmt> print(Parts.Part part, Expr vector) {
    if (nearness.isPresent() && Types.isFloating(part.type())) {
      return List.of(nearness.get().compared(part, vector));
    }
    List<Expr> bits = words.of(part.lvalue());
    if (bits.isEmpty()) {
      return List.of();
    }
    var arguments = new ArrayList<Expr>();
    arguments.add(Text.of("%d " + part.name() + " =" + " %llx".repeat(bits.size()) + "\n"));
    arguments.add(vector);
    arguments.addAll(part.counters());
    arguments.addAll(bits);
    return List.of(
        code.evaluate(draft.typing().call(draft.prototypes().use("printf"), arguments, Span.NONE)));
  }
}
