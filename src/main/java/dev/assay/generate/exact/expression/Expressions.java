package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.ConstantShare;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import java.util.List;
import java.util.function.Supplier;

/**
 * Makes expressions: picks a kind by weight and lets it make one.
 *
 * <p>One object serves one function: what it remembers is the function's own.
 */
public final class Expressions {
  /** The value of {@link Spot#constants} where every leaf must be a constant. */
  static final int ALL_CONSTANT = 2;

  private static final int HALF_CONSTANT = 1;
  private static final List<OperatorContext> CONTEXTS = List.of(OperatorContext.values());
  private static final List<ExpressionKind> LEAVES =
      ExpressionKinds.ALL.stream().filter(ExpressionKind::isLeaf).toList();
  private static final List<BinaryOp> COMPARISONS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  private final Constants constants;
  private final Places places;
  private final FloatingExpressions floating;
  private final Subexpressions subexpressions = new Subexpressions();
  private final Effects effects = new Effects();
  private final KindChoice kinds = new KindChoice(ExpressionKinds.ALL);
  private final KindChoice leaves = new KindChoice(LEAVES);
  private boolean lastWasConstant;

  public Expressions(Draft draft) {
    this.constants = new Constants(draft);
    this.places = new Places(draft, this);
    this.floating = new FloatingExpressions(this);
  }

  public Constants constants() {
    return constants;
  }

  public Places places() {
    return places;
  }

  public FloatingExpressions floating() {
    return floating;
  }

  Subexpressions subexpressions() {
    return subexpressions;
  }

  Effects effects() {
    return effects;
  }

  /**
   * Declares variables for side effects inside of expressions, which without them have none; to
   * stand where the function begins.
   */
  public List<Stmt> scratch(Spot spot) {
    return Scratch.declare(spot, this);
  }

  /** A new whole expression of integer type, with a region of its own. */
  public Expr whole(Spot spot) {
    Expr made = integer(region(spot).withDepth(depth(spot)));
    // A member of a union must not be assigned to another just as it is.
    return Places.isInUnion(made)
        ? spot.typing().cast(Types.unqualified(made.type()), made, Span.NONE)
        : made;
  }

  /** An operand of integer type, as deep as the spot allows. */
  public Expr integer(Spot spot) {
    if (spot.depth() <= 0) {
      return leaf(spot);
    }
    Spot here = subregion(spot);
    ExpressionKind kind = kinds.draw(here).orElse(null);
    if (kind == null || kind.isLeaf()) {
      return kind == null ? leaf(here) : leaf(here, kind);
    }
    Expr made = kind.make(here, this);
    subexpressions.offer(here, made);
    return made;
  }

  /** An operand that needs no operators. */
  public Expr leaf(Spot spot) {
    return leaves.draw(spot).map(k -> leaf(spot, k)).orElseGet(() -> constants.any(spot));
  }

  private Expr leaf(Spot spot, ExpressionKind kind) {
    boolean constant =
        spot.constants() == ALL_CONSTANT || spot.constants() == HALF_CONSTANT && !lastWasConstant;
    lastWasConstant = constant;
    return constant ? constants.any(spot) : kind.make(spot, this);
  }

  /** An operand without side effects, which may stand at several places. */
  Expr repeatable(Spot spot) {
    return quietly(() -> integer(spot));
  }

  Expr quietly(Supplier<Expr> made) {
    effects.beginQuiet();
    try {
      return made.get();
    } finally {
      effects.endQuiet();
    }
  }

  /** What is evaluated after a sequence point that follows all since the mark. */
  Expr afterSequencePoint(int mark, Supplier<Expr> made) {
    List<String> before = effects.free(mark);
    Expr result = made.get();
    effects.takeAgain(before);
    return result;
  }

  /** A whole expression for an object of the type, which is of integers or of floating point. */
  public Expr value(Spot spot, CType type) {
    if (Types.isFloating(type)) {
      return floating.value(region(spot).withDepth(depth(spot)), type);
    }
    boolean strict = spot.draft().options().target().isCxx() && Types.isEnum(type);
    return strict ? Enumerators.of(spot, type) : whole(spot);
  }

  /** A condition; mostly true when it is first evaluated. */
  public Expr condition(Spot spot) {
    Spot region = region(spot).withDepth(Math.max(1, depth(spot) - 1));
    Expr bare = spot.rng().chance(2, 3) ? comparison(region) : integer(region);
    boolean first = spot.policy().happens(Parameter.TAKEN_BRANCHES, spot.rng());
    return spot.operations().condition(bare, first);
  }

  private Expr comparison(Spot spot) {
    Expr left = integer(spot.deeper());
    Expr right = integer(spot.deeper());
    return spot.operations().binary(spot.rng().pick(COMPARISONS), left, right, 0);
  }

  private static int depth(Spot spot) {
    return spot.rng().between(1, spot.policy().value(Parameter.EXPRESSION_DEPTH));
  }

  /** The restrictions of an expression: those of the code around it, or else its own. */
  private static Spot region(Spot spot) {
    GenerationPolicy outer = spot.policy();
    GenerationPolicy policy =
        outer.happens(Parameter.EXPRESSION_REGIONS, spot.rng()) ? outer.region(spot.rng()) : outer;
    OperatorContext context =
        policy.operators() == OperatorContext.ANY ? context(spot, policy) : policy.operators();
    int constants =
        policy.constants() == ConstantShare.AS_DRAWN
            ? policy.draw(Distribution.CONSTANT_LEAVES, spot.rng())
            : policy.constants().ordinal();
    return spot.withPolicy(policy).withContext(context).withConstants(constants);
  }

  /** At times a part of an expression has restrictions that differ from those of the whole. */
  private static Spot subregion(Spot spot) {
    if (!spot.policy().happens(Parameter.SUBTREE_REGIONS, spot.rng())) {
      return spot;
    }
    return spot.rng().nextBoolean()
        ? spot.withContext(context(spot, spot.policy()))
        : spot.withConstants(spot.policy().draw(Distribution.CONSTANT_LEAVES, spot.rng()));
  }

  private static OperatorContext context(Spot spot, GenerationPolicy policy) {
    return CONTEXTS.get(policy.draw(Distribution.OPERATOR_CONTEXTS, spot.rng()));
  }
}
