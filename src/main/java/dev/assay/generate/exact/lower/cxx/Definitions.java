package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Each variable is defined once, and each constant one has an initialiser. */
final class Definitions {
  private final Program program;
  private final Map<String, Decl.Variable> chosen = new HashMap<>();

  private Definitions(Program program) {
    this.program = program;
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable v && v.storage() != Decl.Storage.EXTERN) {
        Decl.Variable old = chosen.get(v.name());
        if (old == null || old.initializer().isEmpty()) {
          chosen.put(v.name(), v);
        }
      }
    }
  }

  static Program applied(Program program) {
    var definitions = new Definitions(program);
    var result = new ArrayList<Decl>();
    for (Decl decl : program.declarations()) {
      result.add(decl instanceof Decl.Variable v ? definitions.once(v) : decl);
    }
    return program.withDeclarations(result);
  }

  @SuppressWarnings("ReferenceEquality")
  private Decl once(Decl.Variable v) {
    // Equal tentative definitions are told apart by identity.
    if (v.storage() == Decl.Storage.EXTERN || chosen.get(v.name()) == v) {
      boolean bare = v.storage() != Decl.Storage.EXTERN && v.initializer().isEmpty();
      return bare && isConst(v.type()) ? v.withInitializer(Optional.of(zero(v.type()))) : v;
    }
    return v.withStorage(Decl.Storage.EXTERN).withInitializer(Optional.empty());
  }

  /** Whether an object of the type, or a part of it, can't be assigned to. */
  private boolean isConst(CType type) {
    if (Types.qualifiers(type).isConst()) {
      return true;
    }
    CType plain = Types.unqualified(type);
    return plain instanceof CType.Array a && isConst(a.element())
        || plain instanceof CType.Record r
            && program
                .tags()
                .record(r.tag())
                .map(TagDef.RecordDef::fields)
                .orElse(List.of())
                .stream()
                .anyMatch(f -> isConst(f.type()));
  }

  private static Initializer zero(CType type) {
    return Types.isScalar(type) && !Types.isComplex(type)
        ? new Initializer.Value(zeroValue(type))
        : new Initializer.Braces(List.of(), Span.NONE);
  }

  /** A zero of a scalar type. */
  static Expr zeroValue(CType type) {
    var zero = new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, Span.NONE);
    CType plain = Types.unqualified(type);
    return plain instanceof CType.Enum
        ? new Expr.Cast(plain, dev.assay.c.Conversion.INTEGRAL, zero, plain, Span.NONE)
        : zero;
  }
}
