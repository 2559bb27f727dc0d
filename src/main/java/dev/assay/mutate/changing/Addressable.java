package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;

/** Which lvalues have an address that a program may ask for. */
final class Addressable {
  private Addressable() {}

  /** Not those in registers, bit-fields, elements of vectors and atomic objects. */
  static boolean is(Expr lvalue, Decl.Function function, Subject subject) {
    if (Types.qualifiers(lvalue.type()).isAtomic()) {
      return false;
    }
    return switch (lvalue) {
      case Expr.Name n -> !isRegister(n.name(), function, subject);
      case Expr.Unary u -> u.op() == UnaryOp.DEREFERENCE;
      case Expr.Index i -> Types.isPointer(i.base().type());
      case Expr.Member m ->
          !mayBeBitField(m, subject) && (m.arrow() || is(m.base(), function, subject));
      case Expr _ -> false;
    };
  }

  /** One of that name counts for all. */
  private static boolean isRegister(String name, Decl.Function function, Subject subject) {
    return function.parameters().stream()
            .anyMatch(p -> p.name().equals(name) && p.storage() == Decl.Storage.REGISTER)
        || Walk.statements(function.body().orElseThrow()).stream()
            .anyMatch(s -> s instanceof Stmt.Declare(Decl.Variable v) && isRegister(v, name))
        || subject.program().declarations().stream()
            .anyMatch(d -> d instanceof Decl.Variable v && isRegister(v, name));
  }

  private static boolean isRegister(Decl.Variable v, String name) {
    return v.name().equals(name) && v.storage() == Decl.Storage.REGISTER;
  }

  private static boolean mayBeBitField(Expr.Member m, Subject subject) {
    CType base = m.arrow() ? Types.target(m.base().type()) : m.base().type();
    return Types.unqualified(base) instanceof CType.Record
        && subject.program().tags().definitions().values().stream()
            .anyMatch(d ->
                d instanceof TagDef.RecordDef r
                    && r.fields().stream()
                        .anyMatch(f -> f.isBitField() && f.name().equals(m.field())));
  }
}
