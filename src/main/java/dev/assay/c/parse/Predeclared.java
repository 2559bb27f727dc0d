package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Builtins;

/** Declares the type names that GNU compilers know from the start. */
final class Predeclared {
  private Predeclared() {}

  static void declare(Unit unit) {
    if (Builtins.vaList(unit.model) instanceof CType.Typedef list) {
      bind(unit, list);
    }
    bind(unit, new CType.Typedef("__float80", new CType.Floating(FloatKind.LONG_DOUBLE)));
    bind(unit, new CType.Typedef("__int128_t", new CType.Int(IntKind.INT128)));
    bind(unit, new CType.Typedef("__uint128_t", new CType.Int(IntKind.UINT128)));
  }

  private static void bind(Unit unit, CType.Typedef type) {
    Symbol symbol = unit.tokens.symbols.get(type.name());
    unit.scopes.bind(symbol, new Binding.TypeName(type, 0, Span.NONE));
  }
}
