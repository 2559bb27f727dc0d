package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Builtins;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A builtin function that counts or moves bits. */
final class BitBuiltinRule implements NumberRule {
  private static final List<String> NAMES =
      List.of(
          "__builtin_popcount",
          "__builtin_popcountll",
          "__builtin_parity",
          "__builtin_ffs",
          "__builtin_ffsll",
          "__builtin_clz",
          "__builtin_ctz",
          "__builtin_clrsb",
          "__builtin_bswap16",
          "__builtin_bswap32",
          "__builtin_bswap64");

  @Override
  public String name() {
    return "bit-builtin";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public Expr make(Place place) {
    String name = place.rng().pick(NAMES);
    CType type = Builtins.type(name, place.typing().layout().model()).orElseThrow();
    return place.code().call(new Expr.Name(name, type, Span.NONE), Numbers.integer(place.deeper()));
  }
}
