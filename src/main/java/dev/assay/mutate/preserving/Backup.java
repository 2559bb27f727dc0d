package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.mutate.profile.Place;

/**
 * A place that is changed for a while, and the new variable that keeps its value.
 *
 * @param kept the new variable
 */
record Backup(Place place, Place kept, String name) {
  static Backup of(Place place, CType type, String name) {
    return new Backup(place, new Place(new Expr.Name(name, type, Span.NONE), type, true), name);
  }
}
