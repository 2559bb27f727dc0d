package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** Builtins that count or swap bits. */
final class BitBuiltinKind implements ExpressionKind {
  private static final List<String> COUNTS = List.of("clz", "ctz", "popcount", "parity", "ffs");
  private static final List<CType> TYPES =
      List.of(CType.UINT, CType.ULONG, new CType.Int(IntKind.ULLONG));
  private static final List<String> SUFFIXES = List.of("", "l", "ll");

  @Override
  public Feature feature() {
    return Feature.BIT_BUILTIN;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Expr operand = expressions.integer(spot.deeper());
    int choice = spot.rng().nextInt(COUNTS.size() + 3);
    if (choice >= COUNTS.size()) {
      String name = "__builtin_bswap" + (16 << (choice - COUNTS.size()));
      return BuiltinCalls.builtin(spot, name, operand);
    }
    int width = spot.rng().nextInt(TYPES.size());
    Expr bits = spot.operations().cast(TYPES.get(width), operand);
    // Of zero, the first two are undefined.
    Expr argument = choice < 2 ? spot.operations().nonzero(bits) : bits;
    return BuiltinCalls.builtin(
        spot, "__builtin_" + COUNTS.get(choice) + SUFFIXES.get(width), argument);
  }
}
