package dev.assay.generate.exact;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.statement.Statements;
import java.util.List;

/** What is put after the last statement that a function was given. */
@FunctionalInterface
public interface BodyEnd {
  BodyEnd NOTHING = (_, _) -> List.of();

  /** Statements for the spot, made with the function's own makers. */
  List<Stmt> after(Spot spot, Statements makers);

  /** The generator, as an option; asked when the program of an attempt is whole. */
  default String told(int attempt) {
    return "--generator exact";
  }
}
