package dev.assay.c.type;

import dev.assay.c.Initializer;
import java.util.ArrayList;
import java.util.List;

/** The items between one pair of braces, taken one after the other, and what became of them. */
final class InitializerCursor {
  private final Initializer.Braces braces;
  private final List<Initializer.Item> done = new ArrayList<>();
  private boolean located;

  InitializerCursor(Initializer.Braces braces) {
    this.braces = braces;
  }

  boolean hasNext() {
    return done.size() < braces.items().size();
  }

  /** How many items were taken. */
  int taken() {
    return done.size();
  }

  Initializer value() {
    return item().value();
  }

  private Initializer.Item item() {
    return braces.items().get(done.size());
  }

  /** The designators of the next item that have not been followed yet. */
  List<Initializer.Designator> designators() {
    return located ? List.of() : item().designators();
  }

  /** The next item's designators led to its place; brace elision may go on from there. */
  void located() {
    located = true;
  }

  void take(Initializer typed) {
    done.add(new Initializer.Item(item().designators(), typed));
    located = false;
  }

  Initializer.Braces result() {
    return new Initializer.Braces(done, braces.span());
  }
}
