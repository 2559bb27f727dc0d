package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Assignments that do what an initialiser does, for objects that are declared without it. */
record Assignments(Typing typing) {
  List<Expr> of(Expr object, Initializer initializer) {
    boolean simple = initializer instanceof Initializer.Value && !Types.isArray(object.type());
    if (initializer instanceof Initializer.Value(Expr value) && simple) {
      return List.of(typing.assign(object, value, Span.NONE));
    }
    var result = new ArrayList<Expr>();
    part(object, 0, new Stores(object.type(), initializer, typing.layout()), result);
    return result;
  }

  private void part(Expr object, long bit, Stores stores, List<Expr> result) {
    CType type = object.type();
    Optional<Expr> whole = stores.whole(type, bit);
    switch (Types.unqualified(type)) {
      case CType.Array array -> array(object, array, bit, stores, result);
      case CType.Record _ when whole.isPresent() ->
          result.add(typing.assign(object, whole.get(), Span.NONE));
      case CType.Record record when Types.isUnion(record) ->
          member(object, stores.active(record, bit), bit, stores, result);
      case CType.Record record ->
          stores.fields(record).forEach(f -> member(object, f, bit, stores, result));
      case CType.Vector vector when whole.isEmpty() ->
          elements(object, vector.element(), vector.count(), bit, stores, result);
      case CType _ ->
          result.add(
              typing.assign(
                  object,
                  stores.scalar(bit).orElseGet(() -> Definitions.zeroValue(type)),
                  Span.NONE));
    }
  }

  private void array(Expr object, CType.Array array, long bit, Stores stores, List<Expr> result) {
    if (!(array.size() instanceof CType.ArraySize.Fixed(long count))) {
      return;
    }
    if (stores.whole(array, bit).orElse(null) instanceof Expr.StringLiteral text) {
      for (long i = 0; i < count; i++) {
        Expr character = stores.character(text, array.element(), i);
        result.add(typing.assign(element(object, i), character, Span.NONE));
      }
      return;
    }
    elements(object, array.element(), count, bit, stores, result);
  }

  private void elements(
      Expr object, CType element, long count, long bit, Stores stores, List<Expr> result) {
    for (long i = 0; i < count; i++) {
      part(element(object, i), bit + i * stores.bits(element), stores, result);
    }
  }

  private Expr element(Expr object, long index) {
    var number =
        new Expr.IntLiteral(BigInteger.valueOf(index), "", new CType.Int(IntKind.INT), Span.NONE);
    return typing.index(object, number, Span.NONE);
  }

  private void member(Expr object, FieldLayout field, long base, Stores stores, List<Expr> result) {
    if (!field.field().name().isEmpty()) {
      Expr member = typing.member(object, field.field().name(), false, Span.NONE);
      part(member, Stores.place(field, base), stores, result);
      return;
    }
    // The members of an anonymous struct are reached through the object itself.
    CType inner = field.field().type();
    List<FieldLayout> fields =
        Types.isUnion(inner)
            ? List.of(stores.active(inner, Stores.place(field, base)))
            : stores.fields(inner);
    fields.forEach(f -> member(object, f, Stores.place(field, base), stores, result));
  }
}
