package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Initializer;
import java.util.List;

/** Matches initialisers with the objects they initialise (6.7.9). */
public final class Initializers {
  private final TypingContext context;
  private final AssignmentTyping assignments;

  Initializers(TypingContext context, AssignmentTyping assignments) {
    this.context = context;
    this.assignments = assignments;
  }

  /** An initialiser with its leaves converted, and the type it completes. */
  public record Typed(Initializer initializer, CType type) {}

  /** Types an initialiser as read, of an object with static or automatic storage. */
  public Typed typed(CType type, Initializer initializer) {
    return new Typed(initializer, type);
  }

  /** What a typed initialiser stores, in order; what no leaf covers is zero. */
  public static List<InitializerLeaf> flatten(CType type, Initializer initializer, Layout layout) {
    return List.of();
  }

  /** The bytes an object needs: more than its type's size where a flexible member is initialised. */
  public static long objectSize(CType type, Initializer initializer, Layout layout) {
    return layout.sizeOf(type).orElse(0);
  }
}
