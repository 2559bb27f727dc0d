package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;

/**
 * How control goes into and out of a statement other than at its start and its end.
 *
 * @param breaks one of its break statements ends something around it
 * @param continues one of its continue statements goes on with a loop around it
 * @param leaves it has a {@code return} or a {@code goto}
 * @param isEntered it has a label, or a case of a {@code switch} around it
 * @param isStrange it has a function, local labels or an {@code asm} that may jump
 */
record Flow(
    boolean breaks, boolean continues, boolean leaves, boolean isEntered, boolean isStrange) {
  static Flow of(Stmt stmt) {
    var search = new Search();
    search.stmt(stmt);
    return new Flow(
        search.breaks, search.continues, search.leaves, search.isEntered, search.isStrange);
  }

  /** Whether it begins at its start and ends at its end, or by a jump to elsewhere. */
  boolean isEnteredAtStart() {
    return !isEntered && !isStrange;
  }

  /** Whether a loop around it catches none of its jumps. */
  boolean isLoopProof() {
    return isEnteredAtStart() && !breaks && !continues;
  }

  /** Whether it begins at its start and ends at its end. */
  boolean isStraight() {
    return isLoopProof() && !leaves;
  }

  private static final class Search implements Visitor {
    private boolean breaks;
    private boolean continues;
    private boolean leaves;
    private boolean isEntered;
    private boolean isStrange;
    private boolean inLoop;
    private boolean inSwitch;

    @Override
    public void stmt(Stmt stmt) {
      switch (stmt) {
        case Stmt.Break _ -> breaks |= !inLoop && !inSwitch;
        case Stmt.Continue _ -> continues |= !inLoop;
        case Stmt.Return _, Stmt.Goto _ -> leaves = true;
        case Stmt.ComputedGoto _, Stmt.LocalLabels _, Stmt.Asm _ -> isStrange = true;
        case Stmt.Labeled l -> {
          isEntered |= l.label() instanceof Stmt.Label.Named || !inSwitch;
          Children.of(stmt, this);
        }
        case Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> inside(stmt, true, inSwitch);
        case Stmt.Switch _ -> inside(stmt, inLoop, true);
        case Stmt.Block _, Stmt.Declare _, Stmt.Expression _, Stmt.Empty _ ->
            Children.of(stmt, this);
        case Stmt.If _, Stmt.Pragma _ -> Children.of(stmt, this);
      }
    }

    private void inside(Stmt stmt, boolean loop, boolean cases) {
      boolean outerLoop = inLoop;
      boolean outerSwitch = inSwitch;
      inLoop = loop;
      inSwitch = cases;
      Children.of(stmt, this);
      inLoop = outerLoop;
      inSwitch = outerSwitch;
    }

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.LabelAddress) {
        isStrange = true;
      } else if (expr instanceof Expr.StatementExpr s) {
        inside(s.block(), false, false);
      } else {
        Children.of(expr, this);
      }
    }

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        isStrange = true;
      } else {
        Children.of(decl, this);
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }

    @Override
    public void type(CType type) {
      Children.of(type, this);
    }
  }
}
