package dev.assay.mutate.profile;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Collects the places that one variable gives. */
final class Candidates {
  private static final int MOST_OF_A_VARIABLE = 24;
  private static final int ALL_ELEMENTS = 4;

  private final Typing typing;
  private final Set<Tag> opaque;
  private final Visible variable;
  private final boolean pointers;
  private final Rng rng;
  private final List<Candidate> found = new ArrayList<>();

  /** The sorts of places, those that are wanted first before the others. */
  enum Rank {
    VARIABLE,
    MEMBER,
    ELEMENT,
    POINTED
  }

  record Candidate(Rank rank, Place place) {}

  /**
   * Those of a variable.
   *
   * @param opaque records whose members are nobody's business
   * @param pointers whether to go through pointers
   */
  Candidates(Typing typing, Set<Tag> opaque, Visible variable, boolean pointers, Rng rng) {
    this.typing = typing;
    this.opaque = opaque;
    this.variable = variable;
    this.pointers = pointers;
    this.rng = rng;
  }

  List<Candidate> all() {
    if (!Types.isVariablyModified(variable.type()) && !isVariableArguments(variable.type())) {
      add(variable.lvalue(), Rank.VARIABLE, true);
    }
    return found;
  }

  private static boolean isVariableArguments(CType type) {
    return switch (type) {
      case CType.Typedef t -> t.name().endsWith("va_list") || isVariableArguments(t.actual());
      case CType.Qualified q -> isVariableArguments(q.base());
      case CType _ -> false;
    };
  }

  private void add(Expr lvalue, Rank rank, boolean writable) {
    Qualifiers qualifiers = Types.qualifiers(lvalue.type());
    boolean free = writable && !qualifiers.isConst();
    if (found.size() >= MOST_OF_A_VARIABLE || isDelicate(qualifiers)) {
      return;
    }
    CType type = Types.unqualified(lvalue.type());
    switch (type) {
      case CType.Int _, CType.BitInt _, CType.Enum _, CType.Floating _ ->
          scalar(lvalue, type, rank, free);
      case CType.Pointer p -> pointer(lvalue, p, rank, free);
      case CType.Record r -> members(lvalue, r.tag(), rank, free);
      case CType.Array a -> elements(lvalue, a, free);
      case CType.Void _, CType.NullPointer _, CType.Complex _, CType.Vector _ -> {}
      case CType.Function _, CType.Qualified _, CType.Typedef _, CType.Typeof _ -> {}
      case CType.Attributed _ -> {}
    }
  }

  private static boolean isDelicate(Qualifiers qualifiers) {
    return qualifiers.isVolatile() || qualifiers.isAtomic();
  }

  private void scalar(Expr lvalue, CType type, Rank rank, boolean writable) {
    if (typing.layout().isComplete(type)) {
      found.add(new Candidate(rank, new Place(lvalue, type, writable)));
    }
  }

  private void pointer(Expr lvalue, CType.Pointer type, Rank rank, boolean writable) {
    found.add(new Candidate(rank, new Place(lvalue, type, writable)));
    if (pointers && Types.isInteger(type.target()) && typing.layout().isComplete(type.target())) {
      Expr pointed = typing.unary(UnaryOp.DEREFERENCE, lvalue, Span.NONE);
      if (!isDelicate(Types.qualifiers(pointed.type()))) {
        CType target = Types.unqualified(pointed.type());
        found.add(new Candidate(Rank.POINTED, new Place(pointed, target, false)));
      }
    }
  }

  private void members(Expr lvalue, Tag tag, Rank rank, boolean writable) {
    if (tag.kind() == Tag.Kind.UNION || opaque.contains(tag) || tag.name().startsWith("__")) {
      return;
    }
    Rank inside = rank == Rank.VARIABLE ? Rank.MEMBER : rank;
    typing
        .layout()
        .definition(tag)
        .ifPresent(d -> {
          if (d instanceof TagDef.RecordDef record) {
            record.fields().forEach(f -> member(lvalue, f, inside, writable));
          }
        });
  }

  private void member(Expr base, TagDef.Field field, Rank rank, boolean writable) {
    if (!field.name().isEmpty()) {
      add(typing.member(base, field.name(), false, Span.NONE), rank, writable);
    } else if (field.isAnonymousMember()
        && Types.qualifiers(field.type()).isEmpty()
        && Types.unqualified(field.type()) instanceof CType.Record inner) {
      members(base, inner.tag(), rank, writable);
    }
  }

  /** An array in a register has no elements that could be named. */
  private void elements(Expr lvalue, CType.Array array, boolean writable) {
    if (variable.storage() != Decl.Storage.REGISTER
        && array.size() instanceof CType.ArraySize.Fixed(long count)
        && count > 0) {
      for (long index : indices(count)) {
        Expr number = number(index);
        add(typing.index(lvalue, number, Span.NONE), Rank.ELEMENT, writable);
      }
    }
  }

  private SortedSet<Long> indices(long count) {
    SortedSet<Long> indices = new TreeSet<>();
    for (long i = 0; i < Math.min(count, ALL_ELEMENTS); i++) {
      indices.add(i == 0 || count <= ALL_ELEMENTS ? i : rng.nextLong(count));
    }
    return indices;
  }

  private static Expr number(long value) {
    CType type = value <= Integer.MAX_VALUE ? CType.INT : CType.LONG;
    return new Expr.IntLiteral(BigInteger.valueOf(value), Long.toString(value), type, Span.NONE);
  }
}
