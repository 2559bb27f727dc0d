package dev.assay.generate.grammar;

import dev.assay.c.Stmt;
import java.util.List;

/** What is put after the last statement of a function. */
@FunctionalInterface
public interface BodyEnd {
  BodyEnd NOTHING = _ -> List.of();

  List<Stmt> after(Place place);
}
