package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.generate.exact.Budget;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.CompileTime;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Makes statements: picks a kind by weight and lets it make one. */
public final class Statements {
  private static final long OFTEN = 16;
  private static final long USUAL_NODES = 20;

  private final Expressions expressions;
  private final Function<Spot, List<Stmt>> blockEnd;

  public Statements(Expressions expressions) {
    this(expressions, _ -> List.of());
  }

  private Statements(Expressions expressions, Function<Spot, List<Stmt>> blockEnd) {
    this.expressions = expressions;
    this.blockEnd = blockEnd;
  }

  /** The same, but for what is put at the end of each block that statements have. */
  public Statements endingBlocks(Function<Spot, List<Stmt>> end) {
    return new Statements(expressions, end);
  }

  public Expressions expressions() {
    return expressions;
  }

  /** One statement, with what must stand before it. */
  public List<Stmt> statement(Spot spot) {
    return made(spot, drawn(spot));
  }

  /** Whether a statement of the feature can be made at the spot. */
  public static boolean fits(Spot spot, Feature feature) {
    return kind(feature).fits(spot);
  }

  /** A statement of the feature, which must fit. */
  public List<Stmt> statement(Spot spot, Feature feature) {
    return made(spot, kind(feature));
  }

  private static StatementKind kind(Feature feature) {
    return StatementKinds.ALL.stream()
        .filter(kind -> kind.feature() == feature)
        .findFirst()
        .orElseThrow();
  }

  /** Statements under a condition that never holds; made for the spot inside. */
  public List<Stmt> never(Spot spot, Function<Spot, List<Stmt>> inside) {
    var kit = new Kit(spot, this);
    Expr condition = NeverKind.condition(kit);
    int mark = spot.scope().mark();
    List<Stmt> items = inside.apply(spot.nested().outsideLoop());
    spot.scope().release(mark);
    return List.of(kit.when(condition, Code.block(items)));
  }

  private List<Stmt> made(Spot spot, StatementKind kind) {
    Budget budget = spot.draft().budget();
    budget.statement(spot.executions());
    long before = budget.compilation();
    List<Stmt> made = kind.make(spot, this);
    budget.compile(before, CompileTime.of(Code.block(made)));
    made.forEach(s -> spendLong(spot, s));
    return made;
  }

  private static StatementKind drawn(Spot spot) {
    int[] sums = new int[StatementKinds.ALL.size()];
    int sum = 0;
    for (int i = 0; i < sums.length; i++) {
      StatementKind kind = StatementKinds.ALL.get(i);
      int weight = spot.policy().weight(kind.feature());
      sum += weight > 0 && kind.fits(spot) ? weight : 0;
      sums[i] = sum;
    }
    int point = spot.rng().nextInt(sum);
    int drawn = 0;
    while (point >= sums[drawn]) {
      drawn++;
    }
    return StatementKinds.ALL.get(drawn);
  }

  /** Expressions that are longer than most cost more than the budget takes for a statement. */
  private static void spendLong(Spot spot, Stmt stmt) {
    if (stmt instanceof Stmt.Expression || stmt instanceof Stmt.Declare) {
      long more = Walk.expressions(stmt).size() - USUAL_NODES;
      spot.draft().budget().spendSteps(Math.max(0, more) * spot.executions());
    }
  }

  /** A block of a few statements; its variables are out of scope afterwards. */
  public Stmt.Block block(Spot spot) {
    int most = 2 * spot.policy().value(Parameter.BLOCK_STATEMENTS) - 1;
    return block(spot, spot.rng().between(1, most));
  }

  /** A block of so many statements, or fewer when the program is large enough. */
  public Stmt.Block block(Spot spot, int count) {
    int mark = spot.scope().mark();
    Spot inside = region(spot);
    var items = new ArrayList<Stmt>();
    for (int i = 0; i < count && (i == 0 || spot.draft().budget().statements() > 0); i++) {
      items.addAll(statement(inside));
    }
    items.addAll(blockEnd.apply(inside));
    items.addAll(Sinks.of(inside, this, mark));
    spot.scope().release(mark);
    return new Stmt.Block(items, Span.NONE);
  }

  /** Keeps what the variables declared since the mark hold alive, at the end of a function. */
  public List<Stmt> sink(Spot spot, int mark) {
    return Sinks.of(spot, this, mark);
  }

  /** Some blocks have a policy of their own, inside of that of the block around. */
  private static Spot region(Spot spot) {
    return spot.policy().happens(Parameter.BLOCK_REGIONS, spot.rng())
        ? spot.withPolicy(spot.policy().region(spot.rng()))
        : spot;
  }

  /**
   * Inside one of so many branches. What runs seldom runs in one of them only, and code there that
   * needs several values gets none; of what runs often the steps must not be underestimated.
   */
  static Spot branch(Spot spot, int branches) {
    long each =
        spot.executions() > OFTEN ? spot.executions() : Math.max(1, spot.executions() / branches);
    return new Spot(
        spot.draft(),
        spot.scope(),
        spot.policy(),
        spot.context(),
        spot.constants(),
        spot.blockDepth() + 1,
        spot.depth(),
        each,
        spot.counters(),
        spot.function());
  }

  /** Whether one more nested block is allowed. */
  static boolean mayNest(Spot spot) {
    return spot.blockDepth() < spot.policy().value(Parameter.BLOCK_DEPTH)
        && spot.draft().budget().statements() > 0;
  }
}
