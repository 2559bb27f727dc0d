package dev.assay.generate.exact.repair;

import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import java.util.List;

/**
 * An operation left open: it has a form, which a run may change, and never back to one it had.
 *
 * <p>The operands are already converted to the types that the operation works on. A form mentions
 * each operand at most once, and leaves one out only if it has no side effects.
 */
public abstract class Hole {
  private boolean changed;
  private boolean used;
  private boolean hurried;

  /** Another run of the program begins. */
  void beginRun() {}

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

  /**
   * The expression that the present form stands for; of the type that the hole had, unless it
   * stands where the type does not matter (conditions and subscripts).
   */
  public abstract Expr settled(List<Expr> operands, Typing typing);

  /** Whether the hole became something else than what was asked for. */
  public abstract boolean isRepaired();

  /** Whether a run without holes tells if the form does; infinities and NaNs it would let pass. */
  public boolean isJudgedByRun() {
    return true;
  }

  /**
   * Whether the hole changed its form after it had given a value by the old one, since this was
   * last asked. A run in which no hole did is one that the present forms give as well.
   */
  public final boolean tookChange() {
    boolean was = changed;
    changed = false;
    used = false;
    return was;
  }

  /** From now on a form that does not do is followed by the one that always does. */
  final void hurry() {
    hurried = true;
  }

  protected final boolean isHurried() {
    return hurried;
  }

  /** A value is given by the present form. */
  protected final void noteUse() {
    used = true;
  }

  protected final void noteChange() {
    changed |= used;
  }
}
