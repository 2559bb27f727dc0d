package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.Target.Language.Cxx;
import java.math.BigInteger;
import java.util.List;

/** What C++ lacks and has a plain word for. */
final class Replacements implements Rules {
  private final Layout layout;
  private final Cxx language;

  private Replacements(Layout layout, Cxx language) {
    this.layout = layout;
    this.language = language;
  }

  static Program applied(Program program, Cxx language) {
    var layout = new Layout(program.model(), program.tags());
    return new Rewriter(new Replacements(layout, language)).program(program);
  }

  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.Generic g -> g.chosen();
      case Expr.ChooseExpr c -> c.chosen();
      case Expr.TypesCompatible t -> number(t.value() ? 1 : 0, t.type());
      case Expr.SizeOf(CType.TypeOperand.OfExpr(Expr operand), CType type, _)
          when !operand.isLvalue() ->
          // A comparison or a character has another size in C++.
          number(layout.sizeOf(operand.type()).orElse(0), type);
      case Expr.FloatLiteral f when !language.atLeast(17) -> HexFloats.decimal(f);
      case Expr.IntLiteral i when isForeign(i) ->
          new Expr.IntLiteral(i.value(), "", i.type(), i.span());
      case Expr.NullptrLiteral n when !language.atLeast(11) -> number(0, n.type());
      case Expr _ -> expr;
    };
  }

  private static Expr number(long value, CType type) {
    return new Expr.IntLiteral(BigInteger.valueOf(value), "", type, Span.NONE);
  }

  /** Whether C++ might give the spelling another type, or not know it. */
  private boolean isForeign(Expr.IntLiteral literal) {
    String text = literal.text();
    return text.contains("'")
        || text.contains("w")
        || text.startsWith("0b")
        || !language.atLeast(11) && !Types.same(literal.type(), CType.INT);
  }

  @Override
  public Decl decl(Decl decl) {
    return decl instanceof Decl.Variable v ? plain(v) : decl;
  }

  private static Decl plain(Decl.Variable v) {
    boolean word = v.storage() == Decl.Storage.REGISTER || v.storage() == Decl.Storage.AUTO;
    boolean trait = v.traits().inferred() || v.traits().constexpr();
    if (!word && !trait) {
      return v;
    }
    return new Decl.Variable(
        v.name(),
        v.traits().constexpr() ? Types.qualified(v.type(), Qualifiers.CONST) : v.type(),
        word ? Decl.Storage.NONE : v.storage(),
        new Decl.Traits(v.traits().threadLocal(), false, false, v.traits().alignas()),
        v.initializer(),
        v.attributes(),
        v.asmName(),
        v.span());
  }

  @Override
  public List<Decl> external(Decl decl) {
    return decl instanceof Decl.StaticAssert && !language.atLeast(17)
        ? List.of()
        : List.of(decl(decl));
  }

  @Override
  public List<Stmt> items(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Declare(Decl.StaticAssert _) when !language.atLeast(17) -> List.of();
      // A label before a declaration is new in C23.
      case Stmt.Labeled(Stmt.Label label, Stmt.Declare declaration, Span span) ->
          List.of(new Stmt.Labeled(label, new Stmt.Empty(List.of(), span), span), declaration);
      case Stmt _ -> List.of(stmt);
    };
  }
}
