package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** Atomic operations on a local variable, by the builtins that gcc and clang share. */
final class AtomicKind implements StatementKind {
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.INT, IntKind.UINT, IntKind.USHORT, IntKind.UCHAR, IntKind.LONG, IntKind.ULONG);
  private static final List<String> UPDATES =
      List.of(
          "__atomic_fetch_add",
          "__atomic_fetch_sub",
          "__atomic_fetch_and",
          "__atomic_fetch_or",
          "__atomic_fetch_xor",
          "__atomic_add_fetch",
          "__atomic_sub_fetch",
          "__atomic_or_fetch",
          "__atomic_xor_fetch",
          "__atomic_exchange_n");

  /** The strictest order, and the weakest. */
  private static final List<Integer> ORDERS = List.of(5, 0);

  @Override
  public Feature feature() {
    return Feature.ATOMIC_UPDATE;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Variable object = kit.hidden("m_", new CType.Int(kit.rng().pick(KINDS)), Role.LOCAL);
    var result = new ArrayList<Stmt>();
    result.add(kit.declare(object, kit.expressions().whole(spot)));
    Expr old = call(kit, kit.rng().pick(UPDATES), object, kit.small());
    kit.sink()
        .ifPresentOrElse(s -> result.add(kit.assign(s, old)), () -> result.add(kit.evaluate(old)));
    if (kit.rng().chance(1, 3)) {
      Expr store = call(kit, "__atomic_store_n", object, kit.small());
      result.add(kit.evaluate(store));
    }
    Expr load =
        kit.typing()
            .builtinCall(
                "__atomic_load_n", List.of(kit.address(object.expr()), order(kit)), Span.NONE);
    kit.sink().ifPresent(s -> result.add(kit.assign(s, load)));
    spot.scope().declare(object);
    return result;
  }

  private static Expr call(Kit kit, String name, Variable object, Expr value) {
    return kit.typing()
        .builtinCall(name, List.of(kit.address(object.expr()), value, order(kit)), Span.NONE);
  }

  private static Expr order(Kit kit) {
    return kit.number(kit.rng().pick(ORDERS));
  }
}
