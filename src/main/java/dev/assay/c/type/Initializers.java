package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Standard;
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

  /** Types an initialiser as read; an array of unknown size gets its size from it. */
  public Typed typed(CType type, Initializer initializer) {
    var walk = new InitializerWalk(context, new Converter());
    Initializer converted = walk.initialize(type, initializer);
    return new Typed(converted, walk.completed(type));
  }

  /** Converts each leaf to the type of its place. */
  private final class Converter implements InitializerWalk.Sink {
    @Override
    public Expr leaf(InitializerLeaf leaf) {
      // Characters and whole arrays are copied as they are, without decay.
      return Types.isArray(leaf.type())
          ? leaf.value()
          : assignments.convert(leaf.value(), leaf.type(), Typing.Purpose.INITIALIZATION);
    }

    @Override
    public void restart(Subobject object) {
      // What is overridden stays in the tree: it is part of the program's text.
    }
  }

  /**
   * What a typed initialiser stores, in order; what no leaf covers is zero. Initialisers that later
   * ones override are left out.
   */
  public static List<InitializerLeaf> flatten(CType type, Initializer initializer, Layout layout) {
    var leaves = new LeafList(layout);
    walk(layout, leaves).initialize(type, initializer);
    return leaves.leaves();
  }

  /**
   * The bytes an object needs: more than its type's size where a flexible member is initialised.
   */
  public static long objectSize(CType type, Initializer initializer, Layout layout) {
    long size = layout.sizeOf(type).orElse(0);
    if (!Types.isRecord(type)) {
      return size;
    }
    InitializerWalk walk = walk(layout, new LeafList(layout));
    walk.initialize(type, initializer);
    return Math.max(size, walk.end());
  }

  private static InitializerWalk walk(Layout layout, LeafList leaves) {
    var context =
        new TypingContext(layout, Standard.DEFAULT, new ConstantEvaluator(layout), _ -> {});
    return new InitializerWalk(context, leaves);
  }
}
