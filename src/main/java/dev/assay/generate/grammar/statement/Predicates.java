package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Numbers;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/**
 * Makes conditions that hold or do not.
 *
 * <p>Most are known to hold only by who knows that nobody writes two certain variables: compilers
 * do not, so that the code behind them stays.
 */
public final class Predicates {
  private static final String ALWAYS = "always";
  private static final String NEVER = "never";
  private static final int CONSTANT_ONE_IN = 8;

  private Predicates() {}

  /** The two variables. */
  public static List<Decl> variables() {
    return List.of(variable(ALWAYS, 1), variable(NEVER, 0));
  }

  private static Decl variable(String name, int value) {
    return Code.variable(
        name,
        CType.INT,
        Decl.Storage.NONE,
        Optional.of(new Initializer.Value(Code.number(value, CType.INT))));
  }

  /** A condition of the fate. */
  static Expr of(Place place, Fate fate) {
    return switch (fate) {
      case OPEN -> Numbers.condition(place);
      case LIVE -> place.typing().condition(known(place, true));
      case DEAD -> place.typing().condition(known(place, false));
    };
  }

  private static Expr known(Place place, boolean holds) {
    Rng rng = place.rng();
    if (rng.chance(1, CONSTANT_ONE_IN)) {
      return Code.number(holds ? 1 : 0, CType.INT);
    }
    Expr always = Code.name(ALWAYS, CType.INT);
    Expr never = Code.name(NEVER, CType.INT);
    Code code = place.code();
    return switch (rng.nextInt(4)) {
      case 0 -> holds ? always : never;
      case 1 -> code.binary(holds ? BinaryOp.GREATER : BinaryOp.LESS, always, never);
      case 2 -> code.binary(holds ? BinaryOp.NOT_EQUAL : BinaryOp.EQUAL, always, never);
      default ->
          code.binary(
              holds ? BinaryOp.LOGICAL_OR : BinaryOp.LOGICAL_AND,
              holds ? always : never,
              Numbers.real(place.withDepth(1)));
    };
  }
}
