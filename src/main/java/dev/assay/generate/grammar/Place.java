package dev.assay.generate.grammar;

import dev.assay.c.CType;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Scope;
import dev.assay.random.Rng;
import java.util.List;

/**
 * Where code is being made: the local context.
 *
 * @param nesting how many blocks may still be opened
 * @param depth how much deeper an expression may get
 * @param inLoop whether {@code continue} means something
 * @param breakable whether {@code break} does
 * @param labels whether labels may stand here: nobody may jump to where arrays of variable length
 *     or statement expressions begin
 */
public record Place(
    Sketch sketch,
    Scope scope,
    Frame frame,
    int nesting,
    int depth,
    boolean inLoop,
    boolean breakable,
    boolean labels) {

  public Rng rng() {
    return sketch.rng();
  }

  public Typing typing() {
    return sketch.typing();
  }

  public Code code() {
    return sketch.code();
  }

  public GrammarOptions options() {
    return sketch.options();
  }

  /** One level deeper in an expression. */
  public Place deeper() {
    return withDepth(depth - 1);
  }

  public Place withDepth(int changed) {
    return new Place(sketch, scope, frame, nesting, changed, inLoop, breakable, labels);
  }

  /** Inside a block. */
  public Place nested() {
    return new Place(sketch, scope, frame, nesting - 1, depth, inLoop, breakable, labels);
  }

  /** Inside a loop's body. */
  public Place looping() {
    return new Place(sketch, scope, frame, nesting - 1, depth, true, true, labels);
  }

  /** Inside the body of a {@code switch}. */
  public Place switching() {
    return new Place(sketch, scope, frame, nesting - 1, depth, inLoop, true, labels);
  }

  /** Where nobody may jump to. */
  public Place closed() {
    return new Place(sketch, scope, frame, nesting, depth, inLoop, breakable, false);
  }

  /** Inside an expression: neither jumped to nor left by {@code break}. */
  public Place inside() {
    return new Place(sketch, scope, frame, nesting - 1, Math.min(depth, 1), false, false, false);
  }

  /** Inside a function that is nested in this one: it has its own result and no labels. */
  public Place inner(CType result) {
    var own = new Frame(result, frame.callees(), List.of());
    return new Place(sketch, scope, own, nesting - 1, depth, false, false, false);
  }

  /** Whether one more block may be opened. */
  public boolean mayNest() {
    return nesting > 0 && sketch.hasRoom();
  }
}
