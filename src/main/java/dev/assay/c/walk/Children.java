package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;

/** Shows a visitor the direct parts of a node, in the order of the source. */
public final class Children {
  private Children() {}

  public static void of(Expr expr, Visitor v) {
    switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.StringLiteral _ -> {}
      case Expr.NullptrLiteral _, Expr.Name _, Expr.EnumConstant _, Expr.LabelAddress _ -> {}
      case Expr.Unary e -> v.expr(e.operand());
      case Expr.Step e -> v.expr(e.operand());
      case Expr.Implicit e -> v.expr(e.operand());
      case Expr.Member e -> v.expr(e.base());
      case Expr.Swizzle e -> v.expr(e.base());
      case Expr.Binary e -> both(e.left(), e.right(), v);
      case Expr.Assign e -> both(e.target(), e.value(), v);
      case Expr.CompoundAssign e -> both(e.target(), e.value(), v);
      case Expr.OrElse e -> both(e.condition(), e.otherwise(), v);
      case Expr.Comma e -> both(e.left(), e.right(), v);
      case Expr.Index e -> both(e.base(), e.index(), v);
      case Expr.Conditional e -> three(e.condition(), e.then(), e.otherwise(), v);
      case Expr.ChooseExpr e -> three(e.condition(), e.then(), e.otherwise(), v);
      case Expr.Call e -> {
        v.expr(e.function());
        e.arguments().forEach(v::expr);
      }
      case Expr.BuiltinCall e -> e.arguments().forEach(v::expr);
      case Expr.StatementExpr e -> v.stmt(e.block());
      case Expr.Cast e -> {
        v.type(e.written());
        v.expr(e.operand());
      }
      case Expr.SizeOf e -> operand(e.operand(), v);
      case Expr.AlignOf e -> operand(e.operand(), v);
      case Expr.OffsetOf e -> {
        v.type(e.of());
        e.path().forEach(d -> designator(d, v));
      }
      case Expr.CompoundLiteral e -> {
        v.type(e.written());
        v.initializer(e.initializer());
      }
      case Expr.Generic e -> generic(e, v);
      case Expr.VaArg e -> {
        v.expr(e.list());
        v.type(e.written());
      }
      case Expr.TypesCompatible e -> {
        v.type(e.first());
        v.type(e.second());
      }
      case Expr.ConvertVector e -> {
        v.expr(e.operand());
        v.type(e.written());
      }
    }
  }

  private static void three(Expr first, Expr second, Expr third, Visitor v) {
    v.expr(first);
    v.expr(second);
    v.expr(third);
  }

  private static void both(Expr first, Expr second, Visitor v) {
    v.expr(first);
    v.expr(second);
  }

  private static void generic(Expr.Generic generic, Visitor v) {
    operand(generic.control(), v);
    for (Expr.Association a : generic.associations()) {
      a.type().ifPresent(v::type);
      v.expr(a.expr());
    }
  }

  private static void operand(TypeOperand operand, Visitor v) {
    switch (operand) {
      case TypeOperand.OfType t -> v.type(t.type());
      case TypeOperand.OfExpr e -> v.expr(e.expr());
    }
  }

  private static void designator(Designator designator, Visitor v) {
    switch (designator) {
      case Designator.Field _ -> {}
      case Designator.Index i -> v.expr(i.index());
      case Designator.Range r -> both(r.low(), r.high(), v);
    }
  }

  public static void of(Initializer initializer, Visitor v) {
    switch (initializer) {
      case Initializer.Value i -> v.expr(i.expr());
      case Initializer.Braces b -> {
        for (Initializer.Item item : b.items()) {
          item.designators().forEach(d -> designator(d, v));
          v.initializer(item.value());
        }
      }
    }
  }

  public static void of(CType type, Visitor v) {
    switch (type) {
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ -> {}
      // The type behind a name is not written again.
      case CType.Record _, CType.Enum _, CType.Typedef _ -> {}
      case CType.Complex t -> v.type(t.element());
      case CType.Pointer t -> v.type(t.target());
      case CType.Vector t -> v.type(t.element());
      case CType.Qualified t -> v.type(t.base());
      case CType.Attributed t -> v.type(t.base());
      case CType.Typeof t -> operand(t.operand(), v);
      case CType.Array t -> {
        v.type(t.element());
        if (t.size() instanceof ArraySize.Variable(Expr count)) {
          v.expr(count);
        }
      }
      case CType.Function t -> {
        v.type(t.result());
        t.parameters().forEach(v::type);
      }
    }
  }

  public static void of(Stmt stmt, Visitor v) {
    switch (stmt) {
      case Stmt.Empty _, Stmt.Goto _, Stmt.Break _, Stmt.Continue _ -> {}
      case Stmt.LocalLabels _, Stmt.Pragma _ -> {}
      case Stmt.Block s -> s.items().forEach(v::stmt);
      case Stmt.Declare s -> v.decl(s.declaration());
      case Stmt.Expression s -> v.expr(s.expr());
      case Stmt.If s -> {
        v.expr(s.condition());
        v.stmt(s.then());
        s.otherwise().ifPresent(v::stmt);
      }
      case Stmt.While s -> {
        v.expr(s.condition());
        v.stmt(s.body());
      }
      case Stmt.DoWhile s -> {
        v.stmt(s.body());
        v.expr(s.condition());
      }
      case Stmt.For s -> {
        s.init().forEach(v::stmt);
        s.condition().ifPresent(v::expr);
        s.step().ifPresent(v::expr);
        v.stmt(s.body());
      }
      case Stmt.Switch s -> {
        v.expr(s.condition());
        v.stmt(s.body());
      }
      case Stmt.Labeled s -> {
        if (s.label() instanceof Stmt.Label.Case c) {
          v.expr(c.low());
          c.high().ifPresent(v::expr);
        }
        v.stmt(s.body());
      }
      case Stmt.ComputedGoto s -> v.expr(s.target());
      case Stmt.Return s -> s.value().ifPresent(v::expr);
      case Stmt.Asm s -> s.operands().forEach(v::expr);
    }
  }

  public static void of(Decl decl, Visitor v) {
    switch (decl) {
      case Decl.TagDeclaration _, Decl.Asm _, Decl.Directive _ -> {}
      case Decl.Variable d -> {
        v.type(d.type());
        d.initializer().ifPresent(v::initializer);
      }
      case Decl.Function d -> {
        v.type(d.type());
        d.parameters().forEach(p -> v.type(p.written().orElse(p.type())));
        d.body().ifPresent(v::stmt);
      }
      case Decl.Typedef d -> v.type(d.type());
      case Decl.TagDefinition d -> v.definition(d.definition());
      case Decl.StaticAssert d -> {
        v.expr(d.condition());
        d.message().ifPresent(v::expr);
      }
      case Decl.Include d -> d.declarations().forEach(v::decl);
    }
  }

  public static void of(TagDef definition, Visitor v) {
    switch (definition) {
      case TagDef.RecordDef d -> d.fields().forEach(f -> v.type(f.type()));
      case TagDef.EnumDef d -> {
        d.fixed().ifPresent(v::type);
        d.enumerators().forEach(e -> e.expression().ifPresent(v::expr));
      }
    }
  }
}
