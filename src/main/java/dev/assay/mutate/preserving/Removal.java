package dev.assay.mutate.preserving;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.NamesUsed;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Profile;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a statement that is never executed can be left out, and whether another may precede it.
 */
final class Removal {
  private final Spot spot;
  private final Facts facts;

  Removal(Spot spot, Facts facts) {
    this.spot = spot;
    this.facts = facts;
  }

  /** Whether neither it nor anything in it, which may be jumped to, was reached. */
  static boolean isDeadThroughout(Stmt stmt, Profile profile) {
    return Walk.statements(stmt).stream().allMatch(profile::isDead);
  }

  /** Whether the program still compiles without it. */
  boolean isPossible() {
    return hasContent()
        && !isNeededDeclaration()
        && !isValue()
        && !isBoundToPrevious()
        && !hasNeededLabel();
  }

  private boolean hasContent() {
    return switch (spot.statement()) {
      case Stmt.Empty _, Stmt.Pragma _, Stmt.LocalLabels _ -> false;
      case Stmt.Block b -> !b.items().isEmpty();
      case Stmt _ -> true;
    };
  }

  /** Only a variable can go, and only one that nothing names. */
  private boolean isNeededDeclaration() {
    if (!(spot.statement() instanceof Stmt.Declare declare)) {
      return false;
    }
    return !(declare.declaration() instanceof Decl.Variable v)
        || !(spot.surroundings().parent() instanceof Stmt.Block)
        || Contents.of(declare).has(Contents.Thing.LOCAL_TYPE)
        || NamesUsed.in(spot.function(), facts).contains(v.name());
  }

  /** The last expression of a statement expression gives it its type. */
  private boolean isValue() {
    return spot.surroundings().inExpression()
        && (spot.statement() instanceof Stmt.Expression
            || spot.statement() instanceof Stmt.Labeled
            || !spot.surroundings().isItem());
  }

  /** What directly precedes it may be about it: a pragma for a loop, a word on falling through. */
  boolean isBoundToPrevious() {
    if (spot.statement() instanceof Stmt.Labeled
        && Contents.of(spot.function().body().orElseThrow()).has(Contents.Thing.FALLTHROUGH)) {
      return true;
    }
    if (!(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return false;
    }
    Stmt previous = null;
    for (Stmt item : block.items()) {
      if (item == spot.statement()) {
        break;
      }
      previous = item;
    }
    return switch (previous) {
      case Stmt.Pragma _ -> true;
      case Stmt.Empty e -> !e.attributes().isEmpty();
      case null, default -> false;
    };
  }

  private boolean hasNeededLabel() {
    var inside = new Labels();
    Walk.over(spot.statement(), inside);
    if (inside.defined.isEmpty()) {
      return false;
    }
    var all = new Labels();
    Walk.over(spot.function().body().orElseThrow(), all);
    for (String label : inside.defined) {
      long here = inside.used.stream().filter(label::equals).count();
      if (here != all.used.stream().filter(label::equals).count()) {
        return true;
      }
    }
    return all.areHidden;
  }

  /** Labels and what jumps to them. */
  private static final class Labels implements Visitor {
    private final List<String> defined = new ArrayList<>();
    private final List<String> used = new ArrayList<>();
    private boolean areHidden;

    @Override
    public void stmt(Stmt stmt) {
      switch (stmt) {
        case Stmt.Labeled(Stmt.Label.Named l, _, _) -> defined.add(l.name());
        case Stmt.Goto g -> used.add(g.label());
        case Stmt.LocalLabels _, Stmt.Asm _ -> areHidden = true;
        case Stmt _ -> {}
      }
    }

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.LabelAddress l) {
        used.add(l.label());
      }
    }
  }
}
