package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All written expressions of a subject, an expression before its parts. */
final class Places implements Visitor {
  private final List<Place> found = new ArrayList<>();
  private Optional<Decl.Function> function = Optional.empty();
  private int depth;
  private Place.Use use = Place.Use.VALUE;

  private Places() {}

  static List<Place> of(Subject subject) {
    return subject.units().stream().flatMap(unit -> of(unit).stream()).toList();
  }

  static List<Place> of(Subject.Unit unit) {
    var places = new Places();
    unit.program().declarations().forEach(places::decl);
    return places.found;
  }

  @Override
  public void decl(Decl decl) {
    Optional<Decl.Function> outer = function;
    int outerDepth = depth;
    depth = 0;
    if (decl instanceof Decl.Function f) {
      function = Optional.of(f);
    }
    if (!(decl instanceof Decl.Include)) {
      Children.of(decl, this);
    }
    function = outer;
    depth = outerDepth;
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Expression e -> used(e.expr(), Place.Use.EFFECT);
      case Stmt.For f -> {
        f.init().forEach(this::stmt);
        f.condition().ifPresent(this::expr);
        f.step().ifPresent(step -> used(step, Place.Use.EFFECT));
        stmt(f.body());
      }
      case Stmt _ -> Children.of(stmt, this);
    }
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  @Override
  public void type(CType type) {
    Children.of(type, this);
  }

  @Override
  public void definition(TagDef definition) {
    Children.of(definition, this);
  }

  @Override
  public void expr(Expr expr) {
    used(expr, Place.Use.VALUE);
  }

  private void used(Expr expr, Place.Use wanted) {
    Place.Use outer = use;
    use = wanted;
    add(expr);
    use = outer;
  }

  private void add(Expr outermost) {
    Expr written = outermost;
    boolean read = false;
    while (written instanceof Expr.Implicit i) {
      read |= Place.isRead(i.conversion());
      written = i.operand();
    }
    Place.Use actual =
        use == Place.Use.VALUE && written.isLvalue() && !read ? Place.Use.OBJECT : use;
    found.add(new Place(written, outermost, depth, actual, function));
    depth++;
    parts(written, actual);
    depth--;
  }

  private void parts(Expr expr, Place.Use actual) {
    switch (expr) {
      case Expr.Call c -> {
        used(c.function(), Place.Use.CALLEE);
        c.arguments().forEach(this::expr);
      }
      case Expr.Comma c -> {
        used(c.left(), Place.Use.EFFECT);
        used(c.right(), actual);
      }
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> used(u.operand(), Place.Use.OBJECT);
      case Expr.Cast c when c.type() instanceof CType.Void -> used(c.operand(), Place.Use.EFFECT);
      case Expr.StatementExpr s -> {
        for (Stmt item : s.block().items()) {
          if (item instanceof Stmt.Expression e && item == s.block().items().getLast()) {
            used(e.expr(), actual);
          } else {
            stmt(item);
          }
        }
      }
      case Expr _ -> Children.of(expr, this);
    }
  }
}
