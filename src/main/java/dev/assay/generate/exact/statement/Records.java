package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds whole structs in sight that may be copied. */
final class Records {
  private Records() {}

  /** An lvalue of struct type that is part of a wanted variable. */
  static Optional<Expr> find(Kit kit, Predicate<Variable> wanted, Predicate<CType> type) {
    var found = new ArrayList<Expr>();
    for (Variable variable : kit.spot().scope().variables()) {
      if (wanted.test(variable)) {
        Expr object = variable.expr();
        while (Types.isArray(object.type())
            && ((CType.Array) Types.unqualified(object.type())).size()
                instanceof CType.ArraySize.Fixed size) {
          Expr index = kit.number(kit.rng().nextLong(size.count()));
          object = kit.typing().index(object, index, Span.NONE);
        }
        if (isCopyable(kit, object.type()) && type.test(object.type())) {
          found.add(object);
        }
      }
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(kit.rng().pick(found));
  }

  /** Pointers would carry rights from one role to another, and a const member forbids a copy. */
  static boolean isCopyable(Kit kit, CType type) {
    return Types.qualifiers(type).isEmpty()
        && Types.unqualified(type) instanceof CType.Record record
        && !Types.isUnion(type)
        && fields(kit, record).stream().allMatch(f -> hasPlainParts(kit, f.type()));
  }

  private static boolean hasPlainParts(Kit kit, CType type) {
    if (!Types.qualifiers(type).isEmpty()) {
      return false;
    }
    if (Types.isArray(type)) {
      return hasPlainParts(kit, Types.element(type));
    }
    return Types.isReal(type) || isCopyable(kit, type);
  }

  private static List<TagDef.Field> fields(Kit kit, CType.Record record) {
    return kit.draft().tags().record(record.tag()).orElseThrow().fields();
  }
}
