package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts our functions in the place of those that print or end the program.
 *
 * <p>Declarations of the latter go: the program may have declared them in a way that contradicts
 * what ours need.
 */
record CallReplacement(LibraryFunctions library, AddedCode code) implements Rules {
  private Optional<Replaced> replaced(Expr expr) {
    return library.named(expr).flatMap(Replaced::of);
  }

  @Override
  public Expr instead(Expr expr) {
    return switch (expr) {
      case Expr.Call call ->
          replaced(LibraryFunctions.callee(call)).map(by -> call(call, by)).orElse(expr);
      case Expr.Name name -> replaced(name).<Expr>map(by -> ours(name, by)).orElse(expr);
      case Expr _ -> expr;
    };
  }

  private Expr.Name ours(Expr.Name name, Replaced by) {
    code.use(by.piece());
    return new Expr.Name(code.name(by.name()), name.type(), name.span());
  }

  private Expr call(Expr.Call call, Replaced by) {
    List<Expr> arguments = new ArrayList<>(call.arguments());
    Optional<Expr> stream = Optional.empty();
    if (by.stream().isPresent() && by.stream().getAsInt() < arguments.size()) {
      stream = Optional.of(arguments.remove(by.stream().getAsInt()));
    }
    Expr.Name function = ours((Expr.Name) LibraryFunctions.callee(call), by);
    CType result = by.isOutput() ? CType.INT : CType.VOID;
    Expr made = typed(new Expr.Call(function, arguments, result, call.span()), call.type(), by);
    return stream
        .filter(value -> !isPlain(value))
        .<Expr>map(value -> new Expr.Comma(value, made, made.type(), call.span()))
        .orElse(made);
  }

  /** The program may have declared a function with another result than it has. */
  private static Expr typed(Expr.Call made, CType wanted, Replaced by) {
    if (by.isOutput()) {
      return Types.isVoid(wanted)
          ? new Expr.Cast(CType.VOID, Conversion.TO_VOID, made, CType.VOID, made.span())
          : made;
    }
    return Types.isVoid(wanted)
        ? made
        : new Expr.Comma(made, zero(made.span()), CType.INT, made.span());
  }

  private static Expr zero(Span span) {
    return new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, span);
  }

  /** Whether nothing is lost if the value is not computed. */
  private static boolean isPlain(Expr value) {
    return switch (value) {
      case Expr.Implicit i -> isPlain(i.operand());
      case Expr.Cast c -> isPlain(c.operand());
      case Expr.Name _, Expr.IntLiteral _ -> true;
      case Expr _ -> false;
    };
  }

  @Override
  public List<Decl> external(Decl decl) {
    return isNeedless(decl) ? List.of() : List.of(decl);
  }

  @Override
  public List<Stmt> items(Stmt stmt) {
    return stmt instanceof Stmt.Declare(Decl decl) && isNeedless(decl) ? List.of() : List.of(stmt);
  }

  private boolean isNeedless(Decl decl) {
    return decl instanceof Decl.Function f
        && f.body().isEmpty()
        && !library.isDefined(f.name())
        && Replaced.of(f.name()).isPresent();
  }
}
