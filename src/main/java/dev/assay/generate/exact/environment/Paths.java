package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds the parts of an object that pointers may point to. */
public final class Paths {
  private final Draft draft;

  public Paths(Draft draft) {
    this.draft = draft;
  }

  /**
   * The parts of the types that are wanted, the object itself among them; of an array one element,
   * by a constant index.
   */
  public List<Expr> parts(Expr object, Predicate<CType> wanted) {
    var result = new ArrayList<Expr>();
    collect(object, wanted, result);
    return result;
  }

  private void collect(Expr object, Predicate<CType> wanted, List<Expr> result) {
    if (wanted.test(object.type())) {
      result.add(object);
    }
    switch (Types.unqualified(object.type())) {
      case CType.Array array when array.size() instanceof CType.ArraySize.Fixed(long count) -> {
        if (!isBits(array)) {
          collect(element(object, draft.rng().nextLong(count)), wanted, result);
        }
      }
      case CType.Record record when isOpen(record) -> {
        for (TagDef.Field field : Shapes.fields(record, draft.tags())) {
          if (BitFields.hasAddress(field)) {
            collect(draft.typing().member(object, field.name(), false, Span.NONE), wanted, result);
          }
        }
      }
      case CType _ -> {}
    }
  }

  /** In C++ an array of bool may become a vector, whose elements have no address. */
  private boolean isBits(CType.Array array) {
    return draft.options().target().isCxx() && Types.isBool(array.element());
  }

  private boolean isOpen(CType.Record record) {
    return !Types.isUnion(record) && !Shapes.isPacked(record, draft.tags());
  }

  private Expr element(Expr array, long index) {
    Expr literal =
        new Expr.IntLiteral(BigInteger.valueOf(index), Long.toString(index), CType.INT, Span.NONE);
    return draft.typing().index(array, literal, Span.NONE);
  }
}
