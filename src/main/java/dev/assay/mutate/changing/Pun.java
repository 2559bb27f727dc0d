package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The bytes of a variable are read as another type of the same size. */
final class Pun implements ChangingMutator {
  private static final CType BYTE = new CType.Int(IntKind.UCHAR);

  private static final List<CType> INTEGERS =
      List.of(
          new CType.Int(IntKind.SCHAR),
          BYTE,
          new CType.Int(IntKind.SHORT),
          new CType.Int(IntKind.USHORT),
          CType.INT,
          CType.UINT,
          CType.LONG,
          CType.ULONG);

  private static final List<CType> FLOATS = List.of(CType.FLOAT, CType.DOUBLE);

  /** What came of one read: the expression, and what must be declared before the function. */
  private record Punned(Expr by, Optional<Decl> needed) {
    Punned(Expr by) {
      this(by, Optional.empty());
    }
  }

  @Override
  public String name() {
    return "pun";
  }

  @Override
  public String summary() {
    return "the bytes of a variable are read as another type";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Evaluated.Site> sites =
        Evaluated.values(subject.program()).stream()
            .filter(site -> site.expr() instanceof Expr.Implicit && isNumber(site.expr().type()))
            .toList();
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Evaluated.Site site = rng.pick(sites);
    CType type = Types.unqualified(site.expr().type());
    List<CType> others = others(type, subject);
    CType other = rng.pick(others);
    Punned punned = punned(site, type, other, subject, names, rng);
    var replacements = new ArrayList<Replacement>();
    punned
        .needed()
        .ifPresent(decl -> replacements.add(new Replacement.Before(site.function(), decl)));
    replacements.add(Replacement.of(site.expr(), Syntax.cast(type, punned.by())));
    return Optional.of(
        new Change(Excerpts.of(site.expr()) + " read as " + Types.name(other), replacements));
  }

  private static boolean isNumber(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Int(IntKind kind) -> kind != IntKind.BOOL && kind.rank() <= IntKind.LLONG.rank();
      case CType.Floating(FloatKind kind) -> kind == FloatKind.FLOAT || kind == FloatKind.DOUBLE;
      case CType _ -> false;
    };
  }

  private static List<CType> others(CType type, Subject subject) {
    long size = subject.layout().sizeOf(type).orElseThrow();
    var others = new ArrayList<>(INTEGERS);
    if (!subject.conservative()) {
      others.addAll(FLOATS);
    }
    others.removeIf(
        other -> subject.layout().sizeOf(other).orElseThrow() != size || other.equals(type));
    return others;
  }

  private static Punned punned(
      Evaluated.Site site, CType type, CType other, Subject subject, FreshNames names, Rng rng) {
    boolean throughPointer =
        !subject.conservative()
            && Addressable.is(((Expr.Implicit) site.expr()).operand(), site.function(), subject);
    return switch (rng.nextInt(throughPointer ? 5 : 3)) {
      case 0 -> throughUnion(site.expr(), type, other, names);
      case 1 -> copied(site.expr(), type, other, names);
      case 2 -> oneByte(site.expr(), type, subject, names, rng);
      default -> pointedAt(((Expr.Implicit) site.expr()).operand(), other);
    };
  }

  /** {@code ((union u){x}).other}. */
  private static Punned throughUnion(Expr value, CType type, CType other, FreshNames names) {
    var tag = new Tag(Tag.Kind.UNION, names.next("u"), 0);
    String first = names.next("a");
    String second = names.next("b");
    var definition =
        new TagDef.RecordDef(
            tag, List.of(field(first, type), field(second, other)), 0, List.of(), Span.NONE);
    return new Punned(
        Syntax.member(Syntax.literal(new CType.Record(tag), List.of(value)), second),
        Optional.of(new Decl.TagDefinition(definition)));
  }

  private static TagDef.Field field(String name, CType type) {
    return new TagDef.Field(
        name, type, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  private static Punned copied(Expr value, CType type, CType other, FreshNames names) {
    String from = names.next("a");
    String to = names.next("b");
    return new Punned(
        Syntax.valueAfter(
            List.of(
                Syntax.declare(from, type, Optional.of(value)),
                Syntax.declare(to, other, Optional.empty()),
                Syntax.run(
                    Syntax.call(
                        "__builtin_memcpy",
                        Syntax.address(Syntax.name(to)),
                        Syntax.address(Syntax.name(from)),
                        Syntax.sizeOf(other)))),
            Syntax.name(to)));
  }

  private static Punned oneByte(
      Expr value, CType type, Subject subject, FreshNames names, Rng rng) {
    String from = names.next("a");
    int place = rng.nextInt((int) subject.layout().sizeOf(type).orElseThrow());
    return new Punned(
        Syntax.valueAfter(
            List.of(Syntax.declare(from, type, Optional.of(value))),
            Syntax.index(
                Syntax.cast(new CType.Pointer(BYTE), Syntax.address(Syntax.name(from))),
                Syntax.number(place))));
  }

  private static Punned pointedAt(Expr lvalue, CType other) {
    return new Punned(
        Syntax.unary(
            UnaryOp.DEREFERENCE, Syntax.cast(new CType.Pointer(other), Syntax.address(lvalue))));
  }
}
