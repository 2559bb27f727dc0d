package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Tag;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.FieldPath;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.ScatterNode;
import dev.assay.interpret.node.Sequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Puts other values into padding after each store, in runs that choose junk.
 *
 * <p>A store into a struct or union, or into a member of one, leaves its padding unspecified, and a
 * store into a member of a union the bytes beside the member (6.2.6.1p6 and p7).
 */
final class Scatter {
  /** Beyond this it is not worth the time. */
  private static final int LARGEST = 4096;

  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Layout layout;

  Scatter(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.layout = context.machine().layout();
  }

  /** The store into the target, followed by what it does to the bytes around. */
  ExprNode after(Expr target, Supplier<ExprNode> store) {
    boolean isLookedAt = context.machine().openings().isActive();
    if (context.machine().choices().junkSeed() == 0 && !isLookedAt) {
      return store.get();
    }
    Deque<Expr.Member> members = new ArrayDeque<>();
    Expr whole = target;
    while (whole instanceof Expr.Member m && !m.arrow()) {
      members.push(m);
      whole = m.base();
    }
    if (whole instanceof Expr.Member m) {
      members.push(m);
    }
    Optional<byte[]> mask = mask(whole, members, target);
    if (mask.isEmpty() || !isPure(whole)) {
      return store.get();
    }
    if (isLookedAt) {
      context.machine().memory().notePadding();
      return store.get();
    }
    var address = new Order.Operand(address(whole), context);
    ExprNode stored = store.get();
    int slot =
        stored.kind() == dev.assay.interpret.node.ValueKind.OBJECT
            ? context.shape().newValue()
            : context.shape().newSlot();
    ExprNode scatter = new ScatterNode(address.reread(), mask.get());
    return Sequence.of(List.of(address.evaluate()), Sequence.after(stored, slot, List.of(scatter)));
  }

  /** Computed twice, an address must change nothing, and read nothing that is being watched. */
  private boolean isPure(Expr whole) {
    if (expressions.order().isWatched() && !(whole instanceof Expr.Name)) {
      return false;
    }
    return whole instanceof Expr.Member m
        ? expressions.effects().of(m.base()).isPure()
        : whole.isLvalue() && expressions.effects().place(whole).isPure();
  }

  /** The object that the pointer before an arrow leads to, or that the lvalue designates. */
  private ExprNode address(Expr whole) {
    return whole instanceof Expr.Member m
        ? expressions.rvalue(m.base())
        : expressions.address(whole);
  }

  private Optional<byte[]> mask(Expr whole, Deque<Expr.Member> members, Expr target) {
    CType type = whole instanceof Expr.Member m ? Types.target(m.base().type()) : whole.type();
    long size = layout.sizeOf(type).orElse(0);
    boolean inSlot =
        whole instanceof Expr.Name n && context.scope().find(n.name()) instanceof Binding.Slot;
    if (size == 0 || size > LARGEST || inSlot) {
      return Optional.empty();
    }
    var bits = new PaddingBits(layout, (int) size);
    int offset = 0;
    FieldLayout last = null;
    for (Expr.Member member : members) {
      if (!(Types.unqualified(type) instanceof CType.Record record)) {
        return Optional.empty();
      }
      RecordLayout known = layout.layout(record.tag()).orElseThrow();
      FieldPath path = known.find(member.field()).orElseThrow();
      walk(bits, record, path.steps(), offset);
      last = path.layout();
      offset += (int) last.offset();
      type = last.field().type();
    }
    if (last == null || !last.isBitField()) {
      bits.addAll(target.type(), offset);
    }
    return bits.isEmpty() ? Optional.empty() : Optional.of(bits.mask());
  }

  /** Each record on the way to a member, anonymous ones too. */
  private void walk(PaddingBits bits, CType.Record record, List<Integer> steps, int offset) {
    CType.Record at = record;
    int start = offset;
    for (int step : steps) {
      RecordLayout known = layout.layout(at.tag()).orElseThrow();
      FieldLayout field = known.fields().get(step);
      if (at.tag().kind() == Tag.Kind.UNION) {
        bits.addBeside(field, known, start);
      } else {
        bits.addOwn(known, start);
      }
      start += (int) field.offset();
      if (Types.unqualified(field.field().type()) instanceof CType.Record inner) {
        at = inner;
      }
    }
  }
}
