package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds arrays in sight for a loop, and makes those that are missing. */
final class Grids {
  private static final List<Integer> COUNTS = List.of(5, 8, 11, 15, 16, 17, 24, 31, 32, 33, 48, 64);
  private static final List<Integer> SIDES = List.of(2, 3, 4, 5, 6, 8);
  private static final int MOST_VALUES = 6;

  /** What the driver takes to fill and to look at an element. */
  private static final long DRIVER_NODES = 60;

  private final Kit kit;
  private final List<Stmt> before = new ArrayList<>();
  private final Optional<Boolean> floating;

  Grids(Kit kit) {
    this.kit = kit;
    boolean near = kit.draft().options().floats() == FloatResults.NEAR;
    // Floating values that became integers would not be near any more.
    this.floating = near ? Optional.of(kit.rng().nextBoolean()) : Optional.empty();
  }

  /** The declarations of the local arrays that had to be made. */
  List<Stmt> before() {
    return before;
  }

  Grid readable(int dimensions) {
    return any(dimensions, Grid::isReadable, Role.INPUT);
  }

  Grid writable(int dimensions) {
    return any(dimensions, Grid::isWritable, kit.rng().nextBoolean() ? Role.MIXED : Role.OUTPUT);
  }

  Grid mixed(int dimensions) {
    return any(dimensions, g -> g.isReadable() && g.isWritable(), Role.MIXED);
  }

  /** One in sight of which the condition holds, with all dimensions of its variable's type. */
  Optional<Grid> seen(int dimensions, Predicate<Grid> wanted) {
    List<Grid> fitting = all(kit, dimensions).stream().filter(wanted).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(kit.rng().pick(fitting));
  }

  private Grid any(int dimensions, Predicate<Grid> wanted, Role role) {
    Predicate<Grid> large =
        g ->
            wanted.test(g)
                && floating.map(f -> f == Types.isFloating(g.element())).orElse(true)
                && g.counts().stream().allMatch(c -> c >= 2);
    return (kit.rng().chance(2, 3) ? seen(dimensions, large) : Optional.<Grid>empty())
        .orElseGet(() -> made(element(), dimensions, role));
  }

  private CType element() {
    return floating
        .map(f -> f ? kit.types().floating().orElseThrow() : kit.types().integer())
        .orElseGet(() -> kit.types().number());
  }

  /** A new array of integers. */
  Grid madeReadable() {
    return made(kit.types().integer(), 1, Role.INPUT);
  }

  /** A new array of integers that is read and written. */
  Grid madeMixed() {
    return made(kit.types().integer(), 1, Role.MIXED);
  }

  private Grid made(CType element, int dimensions, Role role) {
    long room = Kit.room(kit.spot(), 40);
    var counts = new ArrayList<Long>();
    CType type = element;
    for (int i = 0; i < dimensions; i++) {
      int drawn = kit.rng().pick(dimensions == 1 ? COUNTS : SIDES);
      long count = Math.max(2, Math.min(drawn, dimensions == 1 ? room : drawn));
      counts.addFirst(count);
      type = new CType.Array(type, new CType.ArraySize.Fixed(count));
    }
    long bytes = kit.draft().layout().sizeOf(type).orElseThrow();
    long elements = counts.stream().reduce(1L, (a, b) -> a * b);
    long steps = elements * DRIVER_NODES * kit.draft().options().inputs();
    boolean global =
        !kit.spot().function().pure()
            && kit.rng().chance(2, 3)
            && kit.draft().budget().allowsSteps(2 * steps)
            && kit.draft().budget().takeBytes(bytes);
    kit.draft().budget().spendSteps(global ? steps : 0);
    Variable variable = global ? global(type, role) : local(type);
    return new Grid(variable, variable.expr(), counts, element);
  }

  /** A global array more; the driver, which is made last, fills it and looks at it. */
  private Variable global(CType type, Role role) {
    String prefix = role == Role.INPUT ? "in_" : role == Role.OUTPUT ? "out_" : "g_";
    var variable = new Variable(kit.draft().names().fresh(prefix), type, role, true);
    kit.draft().globals().add(variable);
    kit.draft()
        .variables()
        .add(Code.variable(variable.name(), type, Decl.Storage.NONE, Optional.empty()));
    return variable;
  }

  /** A local array of a few values and zeros. */
  private Variable local(CType type) {
    Variable variable = kit.local("a_", type, Role.LOCAL);
    before.add(kit.declare(variable, Decl.Storage.NONE, Optional.of(values(kit, type))));
    return variable;
  }

  /** A brace-enclosed list for an array of integers: its first values, the rest is zero. */
  static Initializer values(Kit kit, CType type) {
    var items = new ArrayList<Initializer.Item>();
    CType.Array array = (CType.Array) Types.unqualified(type);
    long count = Math.min(((CType.ArraySize.Fixed) array.size()).count(), MOST_VALUES);
    for (int i = 0; i < kit.rng().between(1, (int) count); i++) {
      Initializer value =
          Types.isArray(array.element())
              ? values(kit, array.element())
              : new Initializer.Value(
                  kit.number(kit.rng().between(0, Types.isBool(array.element()) ? 1 : 100)));
      items.add(new Initializer.Item(List.of(), value));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  /** All arrays of numbers in sight with so many dimensions, outer ones being fixed. */
  private static List<Grid> all(Kit kit, int dimensions) {
    Spot spot = kit.spot();
    var result = new ArrayList<Grid>();
    for (Variable variable : spot.scope().variables()) {
      if (Types.isArray(variable.type()) && (kit.mayRead(variable) || kit.mayWrite(variable))) {
        of(kit, variable, dimensions).ifPresent(result::add);
      }
    }
    return result;
  }

  private static Optional<Grid> of(Kit kit, Variable variable, int dimensions) {
    var counts = new ArrayList<Long>();
    CType type = variable.type();
    while (Types.isArray(type)
        && ((CType.Array) Types.unqualified(type)).size() instanceof CType.ArraySize.Fixed size) {
      counts.add(size.count());
      type = Types.element(type);
    }
    boolean usable =
        Types.isReal(type)
            && !Types.isEnum(type)
            && Kit.isSteady(type)
            && counts.size() >= dimensions
            && counts.stream().allMatch(c -> c <= Counting.MOST);
    if (!usable) {
      return Optional.empty();
    }
    Expr array = variable.expr();
    while (counts.size() > dimensions) {
      Expr index = kit.number(kit.rng().nextLong(counts.removeFirst()));
      array = kit.typing().index(array, index, Span.NONE);
    }
    return Optional.of(new Grid(variable, array, counts, type));
  }
}
