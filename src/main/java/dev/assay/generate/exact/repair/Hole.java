package dev.assay.generate.exact.repair;

import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import java.util.List;

/**
 * An operation left open: it has a form, which a run may change, and never back to one it had.
 *
 * <p>The operands are already converted to the types that the operation works on. A form mentions
 * each operand at most once, so that side effects stay as they are.
 */
public abstract class Hole {
  private boolean changed;

  /**
   * The value for operands of up to 64 bits, each extended by its own type; takes another form
   * first where the present one would be undefined.
   */
  public long integer(long first, long second) {
    throw new IllegalStateException(getClass().getSimpleName() + " has no simple integers");
  }

  /** The value for operands of other types, boxed as the interpreter does. */
  public Object general(List<Object> operands) {
    throw new IllegalStateException(getClass().getSimpleName() + " has only simple integers");
  }

  /** The expression that the present form stands for; of the type that the hole had. */
  public abstract Expr settled(List<Expr> operands, Typing typing);

  /** Whether the hole became something else than what was asked for. */
  public abstract boolean isRepaired();

  /** Whether the form has changed since this was last asked. */
  public final boolean tookChange() {
    boolean was = changed;
    changed = false;
    return was;
  }

  protected final void noteChange() {
    changed = true;
  }
}
