package dev.assay.mutate.changing;

import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;

/** Finds labels, of which a function may have each once only. */
public final class Labels {
  private Labels() {}

  /** Whether the statement holds a label that may not stand a second time near it. */
  static boolean within(Stmt stmt) {
    return Walk.statements(stmt).stream()
        .anyMatch(inner ->
            inner instanceof Stmt.Labeled(Stmt.Label label, var _, var _)
                && (label instanceof Stmt.Label.Named || !isOfSwitchWithin(stmt, inner)));
  }

  /** Whether the statement holds a case of a switch around it. */
  public static boolean areOfOuterSwitch(Stmt stmt) {
    return Walk.statements(stmt).stream()
        .anyMatch(inner ->
            inner instanceof Stmt.Labeled(Stmt.Label label, var _, var _)
                && !(label instanceof Stmt.Label.Named)
                && !isOfSwitchWithin(stmt, inner));
  }

  /** A case is fine where its switch is copied with it. */
  private static boolean isOfSwitchWithin(Stmt stmt, Stmt label) {
    return Walk.statements(stmt).stream()
        .anyMatch(inner ->
            inner instanceof Stmt.Switch s
                && Walk.statements(s.body()).stream().anyMatch(below -> below == label));
  }
}
