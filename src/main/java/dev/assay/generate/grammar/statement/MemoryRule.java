package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Builtins;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Pointers;
import java.util.List;
import java.util.Optional;

/** An object copied or set byte by byte. */
final class MemoryRule implements StatementRule {
  private static final List<Integer> BYTES = List.of(0, 1, 255);

  @Override
  public String name() {
    return "memory-builtin";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public List<Stmt> make(Place place) {
    Optional<Expr> target = Lvalues.changeable(place, e -> isTarget(place, e));
    if (target.isEmpty()) {
      return List.of(Assignments.number(place));
    }
    CType type = target.get().type();
    Expr size = place.typing().sizeOf(new CType.TypeOperand.OfExpr(target.get()), Span.NONE);
    boolean copied = place.rng().nextBoolean();
    String name = copied ? "__builtin_memcpy" : "__builtin_memset";
    Expr second =
        copied
            ? Pointers.to(place.withDepth(0), type)
            : Code.number(place.rng().pick(BYTES), CType.INT);
    CType function = Builtins.type(name, place.typing().layout().model()).orElseThrow();
    return List.of(
        place
            .code()
            .evaluate(
                place
                    .code()
                    .call(
                        new Expr.Name(name, function, Span.NONE),
                        place.typing().unary(UnaryOp.ADDRESS, target.get(), Span.NONE),
                        second,
                        size)));
  }

  private static boolean isTarget(Place place, Expr lvalue) {
    return !Types.isPointer(lvalue.type())
        && Types.qualifiers(lvalue.type()).isEmpty()
        && !Types.isVariableLength(lvalue.type())
        && Lvalues.isAddressable(place, lvalue);
  }
}
