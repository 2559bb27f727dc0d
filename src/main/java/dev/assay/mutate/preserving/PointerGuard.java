package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Puts a statement under a condition on pointers that held whenever it was reached. */
public final class PointerGuard implements Mutator {
  private static final Object NULL_POINTER = 0L;

  @Override
  public String name() {
    return "pointer-guard";
  }

  @Override
  public String summary() {
    return "a statement under a condition on pointers that always holds there";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!Nesting.isPossible(spot) || !Flow.of(spot.statement()).isEnteredAtStart()) {
      return Optional.empty();
    }
    Optional<Point> point = facts.profile().at(spot.statement());
    Typing typing = facts.typing();
    List<Expr> conditions = new ArrayList<>();
    point.ifPresent(p -> {
      alone(p, typing, conditions);
      pairs(p, typing, conditions);
    });
    if (conditions.isEmpty()) {
      return Optional.empty();
    }
    Expr condition = rng.pick(conditions);
    return Optional.of(
        new Change(
            Excerpt.of("if (" + Printer.print(condition) + ") …"),
            List.of(Replacement.of(spot.statement(), guarded(condition, spot, typing, rng)))));
  }

  private static Stmt guarded(Expr condition, Spot spot, Typing typing, Rng rng) {
    Stmt inner = Loop.block(spot.statement());
    if (rng.nextBoolean()) {
      return new Stmt.If(condition, inner, Optional.empty(), Span.NONE);
    }
    Expr never = typing.unary(UnaryOp.NOT, condition, Span.NONE);
    return new Stmt.If(never, new Stmt.Empty(List.of(), Span.NONE), Optional.of(inner), Span.NONE);
  }

  /** What is known of one pointer: that it is null, or that it is not. */
  private static void alone(Point point, Typing typing, List<Expr> conditions) {
    for (Point.Column column : pointers(point)) {
      List<Object> seen = column.values().get();
      Expr pointer = column.place().lvalue();
      if (seen.equals(List.of(NULL_POINTER))) {
        conditions.add(typing.unary(UnaryOp.NOT, pointer, Span.NONE));
        conditions.add(compared(BinaryOp.EQUAL, pointer, number(0), typing));
      } else if (!seen.contains(NULL_POINTER)) {
        conditions.add(typing.condition(pointer));
        conditions.add(compared(BinaryOp.NOT_EQUAL, pointer, number(0), typing));
        Expr address = typing.cast(new CType.Int(IntKind.ULLONG), pointer, Span.NONE);
        conditions.add(compared(BinaryOp.NOT_EQUAL, address, number(0), typing));
      }
    }
  }

  private static List<Point.Column> pointers(Point point) {
    return point.columns().stream()
        .filter(c -> Types.isPointer(c.place().type()) && c.values().isPresent())
        .toList();
  }

  /** What is known of two pointers to objects: that they are equal, or that they are not. */
  private static void pairs(Point point, Typing typing, List<Expr> conditions) {
    if (point.rows().isEmpty()) {
      return;
    }
    List<List<Object>> rows = point.rows().get();
    List<Point.Column> all = point.columns();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (isComparable(all.get(i), all.get(j), point)) {
          Expr left = all.get(i).place().lvalue();
          Expr right = all.get(j).place().lvalue();
          if (always(rows, i, j, Object::equals)) {
            conditions.add(compared(BinaryOp.EQUAL, left, right, typing));
          } else if (always(rows, i, j, (a, b) -> !a.equals(b))) {
            conditions.add(compared(BinaryOp.NOT_EQUAL, left, right, typing));
          }
        }
      }
    }
  }

  private static boolean always(
      List<List<Object>> rows, int i, int j, BiPredicate<Object, Object> holds) {
    return rows.stream().allMatch(row -> holds.test(row.get(i), row.get(j)));
  }

  /**
   * Both point to objects that can be read at any time, so not past the end of one, and these are
   * not constant: equal constants may share their place.
   */
  private static boolean isComparable(Point.Column one, Point.Column other, Point point) {
    return Types.sameUnqualified(one.place().type(), other.place().type())
        && one.place().type() instanceof CType.Pointer p
        && !Types.qualifiers(p.target()).isConst()
        && !isCharacter(p.target())
        && isRead(one, point)
        && isRead(other, point);
  }

  private static boolean isCharacter(CType type) {
    return Types.unqualified(type) instanceof CType.Int i && i.kind().rank() <= 1;
  }

  /** Whether what it points to is among the places that could always be read. */
  private static boolean isRead(Point.Column pointer, Point point) {
    return point.columns().stream()
        .anyMatch(c ->
            c.place().lvalue() instanceof Expr.Unary u
                && u.op() == UnaryOp.DEREFERENCE
                && u.operand() instanceof Expr.Implicit read
                && read.operand().equals(pointer.place().lvalue()));
  }

  private static Expr compared(BinaryOp op, Expr left, Expr right, Typing typing) {
    return typing.binary(op, left, right, Span.NONE);
  }

  private static Expr number(long value) {
    return Numbers.of(value, CType.INT);
  }
}
