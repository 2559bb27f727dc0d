package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Library functions on strings in local arrays: copied, joined, measured, compared. */
final class StringKind implements StatementKind {
  private static final int CAPACITY = 24;
  private static final List<String> WORDS =
      List.of("", "a", "ab", "abc", "hello", "zebra", "aaaa", "a b c", "0123456789");

  @Override
  public Feature feature() {
    return Feature.STRING;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var items = new ArrayList<Stmt>();
    Variable buffer = buffer(kit, items);
    Variable other = buffer(kit, items);
    items.add(change(kit, buffer.expr(), other.expr()));
    kit.sink().ifPresent(s -> items.add(kit.assign(s, measure(kit, buffer.expr(), other.expr()))));
    kit.spend(1, 100);
    return List.of(kit.block(items));
  }

  private static Variable buffer(Kit kit, List<Stmt> items) {
    CType type = new CType.Array(CType.CHAR, new CType.ArraySize.Fixed(CAPACITY));
    Variable buffer = kit.hidden("b_", type, Role.LOCAL);
    Initializer start = new Initializer.Value(word(kit));
    items.add(kit.declare(buffer, Decl.Storage.NONE, Optional.of(start)));
    if (kit.rng().nextBoolean()) {
      // Ends the string where the data say, or changes a letter of it.
      Expr place = kit.operations().index(buffer.expr(), kit.small(), CAPACITY - 1);
      Expr letter =
          kit.plain(BinaryOp.AND, kit.small(), kit.number(kit.rng().pick(List.of(1L, 3L, 127L))));
      items.add(kit.assign(place, letter));
    }
    return buffer;
  }

  private static Expr word(Kit kit) {
    String text = kit.rng().pick(WORDS);
    var type = new CType.Array(CType.CHAR, new CType.ArraySize.Fixed(text.length() + 1));
    return new Expr.StringLiteral(List.of(), text, type, Span.NONE);
  }

  private static Stmt change(Kit kit, Expr buffer, Expr other) {
    Expr size = kit.number(kit.rng().between(0, CAPACITY - 1), kit.draft().layout().sizeType());
    return kit.evaluate(
        switch (kit.rng().nextInt(4)) {
          case 0 -> kit.call("strcpy", buffer, word(kit));
          case 1 -> kit.call("strcpy", buffer, other);
          case 2 -> kit.call("strncpy", buffer, other, size);
          default -> kit.call("memcpy", buffer, other, size);
        });
  }

  /** Of comparisons only the sign is certain. */
  private static Expr measure(Kit kit, Expr buffer, Expr other) {
    return switch (kit.rng().nextInt(4)) {
      case 0 -> kit.plain(BinaryOp.LESS, kit.call("strcmp", buffer, other), kit.number(0));
      case 1 -> kit.plain(BinaryOp.EQUAL, kit.call("strcmp", buffer, word(kit)), kit.number(0));
      default -> kit.call("strlen", buffer);
    };
  }
}
