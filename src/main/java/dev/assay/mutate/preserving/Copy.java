package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Copies trees so that no node of the copy is one of the original: what others change in the
 * original does not change in the copy.
 */
final class Copy implements Rules {
  private final Map<Expr, Expr> exprs = new IdentityHashMap<>();
  private final Map<Decl, String> names = new IdentityHashMap<>();
  private boolean plainTypes;

  /** In copies something else stands for this very expression; that is not copied. */
  void put(Expr old, Expr by) {
    exprs.put(old, by);
  }

  /** In copies the variable has another name, at its declaration and at all uses. */
  void rename(Local local, String name) {
    local.variable().ifPresent(v -> names.put(v, name));
    local.uses().forEach(use -> exprs.put(use, new Expr.Name(name, use.type(), use.span())));
  }

  /** In copies types are written without the names that typedefs gave them. */
  Copy withPlainTypes() {
    plainTypes = true;
    return this;
  }

  /** The type without the names that typedefs gave to it and its parts. */
  static CType plain(CType type) {
    return new Rewriter(new Copy().withPlainTypes()).type(type);
  }

  Stmt of(Stmt stmt) {
    return new Rewriter(this).stmt(stmt);
  }

  Expr of(Expr expr) {
    return new Rewriter(this).expr(expr);
  }

  @Override
  public Expr instead(Expr expr) {
    return exprs.getOrDefault(expr, expr);
  }

  @Override
  public List<Decl> instead(Decl decl) {
    String name = names.get(decl);
    return List.of(name != null && decl instanceof Decl.Variable v ? v.withName(name) : decl);
  }

  /** With new leaves everything above them is new as well. */
  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral e -> new Expr.IntLiteral(e.value(), e.text(), e.type(), e.span());
      case Expr.FloatLiteral e -> new Expr.FloatLiteral(e.text(), e.type(), e.span());
      case Expr.CharLiteral e -> new Expr.CharLiteral(e.value(), e.text(), e.type(), e.span());
      case Expr.StringLiteral e ->
          new Expr.StringLiteral(e.pieces(), e.value(), e.type(), e.span());
      case Expr.NullptrLiteral e -> new Expr.NullptrLiteral(e.type(), e.span());
      case Expr.Name e -> new Expr.Name(e.name(), e.type(), e.span());
      case Expr.EnumConstant e -> new Expr.EnumConstant(e.name(), e.value(), e.type(), e.span());
      case Expr.LabelAddress e -> new Expr.LabelAddress(e.label(), e.type(), e.span());
      case Expr.SizeOf e -> new Expr.SizeOf(e.operand(), e.type(), e.span());
      case Expr.AlignOf e -> new Expr.AlignOf(e.operand(), e.type(), e.span());
      case Expr.OffsetOf e -> new Expr.OffsetOf(e.of(), e.path(), e.type(), e.span());
      case Expr.TypesCompatible e ->
          new Expr.TypesCompatible(e.first(), e.second(), e.value(), e.type(), e.span());
      case Expr.BuiltinCall e -> new Expr.BuiltinCall(e.name(), e.arguments(), e.type(), e.span());
      case Expr _ -> expr;
    };
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block s -> new Stmt.Block(s.items(), s.span());
      case Stmt.Empty s -> new Stmt.Empty(s.attributes(), s.span());
      case Stmt.Goto s -> new Stmt.Goto(s.label(), s.span());
      case Stmt.Break s -> new Stmt.Break(s.span());
      case Stmt.Continue s -> new Stmt.Continue(s.span());
      case Stmt.Return s -> new Stmt.Return(s.value(), s.span());
      case Stmt.Asm s -> new Stmt.Asm(s.qualifiers(), s.text(), s.operands(), s.span());
      case Stmt.LocalLabels s -> new Stmt.LocalLabels(s.names(), s.span());
      case Stmt.Pragma s -> new Stmt.Pragma(s.text(), s.span());
      case Stmt.For s -> new Stmt.For(s.init(), s.condition(), s.step(), s.body(), s.span());
      case Stmt _ -> stmt;
    };
  }

  @Override
  public CType type(CType type) {
    return switch (type) {
      case CType.Typedef t when plainTypes -> t.actual();
      case CType.Qualified q when plainTypes && q.base() instanceof CType.Array ->
          Types.qualified(q.base(), q.qualifiers());
      case CType _ -> type;
    };
  }

  @Override
  public Decl decl(Decl decl) {
    return decl instanceof Decl.Variable v ? v.withName(v.name()) : decl;
  }

  @Override
  public Initializer initializer(Initializer initializer) {
    return initializer instanceof Initializer.Braces b
        ? new Initializer.Braces(b.items(), b.span())
        : initializer;
  }
}
