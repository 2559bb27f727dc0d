package dev.assay.mutate.profile;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Where a program has a restrict pointer, what it may point to cannot be read in another way: that
 * leaves the variables whose address is never taken.
 */
final class Restrictions implements Visitor {
  private final Set<String> addressed = new HashSet<>();

  /** Arrays that become pointers only to have an element. */
  private final Set<Expr> subscripted = Collections.newSetFromMap(new IdentityHashMap<>());

  private boolean any;
  private boolean setjmp;

  private Restrictions() {}

  static Restrictions of(Program program) {
    var restrictions = new Restrictions();
    Walk.over(program, restrictions);
    return restrictions;
  }

  boolean any() {
    return any;
  }

  /** Whether anything in the program mentions setjmp. */
  boolean mentionSetjmp() {
    return setjmp;
  }

  /** Whether no restrict pointer can point to a variable of that name. */
  boolean allow(String name) {
    return !any || !addressed.contains(name);
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Function f) {
      f.parameters().forEach(p -> Walk.over(p.type(), this));
    }
  }

  /** What a typedef stands for is not shown: it may be declared in a header. */
  @Override
  public void type(CType type) {
    any |= Types.qualifiers(type).isRestrict();
    if (type instanceof CType.Typedef t && !any) {
      Walk.over(t.actual(), this);
    }
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> address(u.operand());
      case Expr.Index i -> subscripted.add(i.base());
      case Expr.Name n -> setjmp |= n.name().contains("setjmp");
      case Expr.BuiltinCall c -> setjmp |= c.name().contains("setjmp");
      case Expr.Implicit i when i.conversion() == Conversion.ARRAY_TO_POINTER -> {
        if (!subscripted.contains(i)) {
          address(i.operand());
        }
      }
      case Expr _ -> {}
    }
  }

  private void address(Expr lvalue) {
    switch (lvalue) {
      case Expr.Name n -> addressed.add(n.name());
      case Expr.Member m when !m.arrow() -> address(m.base());
      case Expr.Index(Expr.Implicit decayed, _, _, _) -> address(decayed.operand());
      case Expr _ -> {}
    }
  }
}
