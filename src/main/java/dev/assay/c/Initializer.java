package dev.assay.c;

import java.util.List;

/**
 * The initialiser of an object, as written; leaves are already converted to the type they
 * initialise.
 */
public sealed interface Initializer {
  Span span();

  /** A single expression; for a character array it may be a string literal that has not decayed. */
  record Value(Expr expr) implements Initializer {
    @Override
    public Span span() {
      return expr.span();
    }
  }

  /** A brace-enclosed list. */
  record Braces(List<Item> items, Span span) implements Initializer {
    public Braces {
      items = List.copyOf(items);
    }
  }

  /** One element of a list with the designators before it, if any. */
  record Item(List<Designator> designators, Initializer value) {
    public Item {
      designators = List.copyOf(designators);
    }
  }

  /** One step of a designator or of {@code offsetof}'s path. */
  sealed interface Designator {
    record Field(String name) implements Designator {}

    record Index(Expr index) implements Designator {}

    /** GNU: {@code [low ... high]}. */
    record Range(Expr low, Expr high) implements Designator {}
  }
}
