package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks for what keeps code from being put into other programs. */
final class Fitness implements Visitor {
  private static final Set<String> BUILTINS =
      Set.of(
          "__builtin_expect",
          "__builtin_memcpy",
          "__builtin_memmove",
          "__builtin_memset",
          "__builtin_memcmp",
          "__builtin_strlen",
          "__builtin_strcmp",
          "__builtin_strchr",
          "__builtin_abs",
          "__builtin_fabs",
          "__builtin_isnan",
          "__builtin_prefetch",
          "__builtin_assume_aligned",
          "__builtin_choose_expr",
          "__builtin_types_compatible_p",
          "__builtin_trap",
          "__builtin_clz",
          "__builtin_clzl",
          "__builtin_clzll",
          "__builtin_ctz",
          "__builtin_ctzl",
          "__builtin_ctzll",
          "__builtin_popcount",
          "__builtin_popcountl",
          "__builtin_popcountll",
          "__builtin_parity",
          "__builtin_bswap16",
          "__builtin_bswap32",
          "__builtin_bswap64",
          "__builtin_add_overflow",
          "__builtin_sub_overflow",
          "__builtin_mul_overflow",
          "__builtin_unreachable",
          "__builtin_constant_p",
          "__builtin_offsetof");

  private String problem = "";

  /** Empty if there is nothing. */
  static Optional<String> problem(List<Decl> declarations) {
    var search = new Fitness();
    declarations.forEach(decl -> Walk.over(decl, search));
    return search.problem.isEmpty() ? Optional.empty() : Optional.of(search.problem);
  }

  /** Whether every function that is named is there, or one of the library. */
  static boolean isWhole(Program program) {
    Set<String> defined = new HashSet<>();
    Set<String> named = new HashSet<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        defined.add(f.name());
      }
      Walk.over(
          decl,
          new Visitor() {
            @Override
            public void expr(Expr expr) {
              if (expr instanceof Expr.Name n && Types.isFunction(n.type())) {
                named.add(n.name());
              }
            }
          });
    }
    return named.stream()
        .allMatch(
            name -> defined.contains(name) || PureLibrary.has(name) || BUILTINS.contains(name));
  }

  /** Sanitizers object where the other struct is larger, even if what is read of it is there. */
  private static boolean isOtherStruct(CType to, CType from) {
    return Types.isPointer(to)
        && Types.isPointer(from)
        && Types.unqualified(Types.target(to)) instanceof CType.Record one
        && Types.unqualified(Types.target(from)) instanceof CType.Record other
        && !one.equals(other);
  }

  private static boolean isOfCompiler(String name) {
    return name.startsWith("__builtin_")
        || name.startsWith("__sync_")
        || name.startsWith("__atomic_");
  }

  private void found(String what) {
    problem = problem.isEmpty() ? what : problem;
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Asm _ -> found("has assembly");
      case Stmt.ComputedGoto _, Stmt.LocalLabels _ -> found("has computed jumps");
      case Stmt.Block _, Stmt.Expression _, Stmt.Empty _, Stmt.Declare _, Stmt.If _ -> {}
      case Stmt.While _, Stmt.DoWhile _, Stmt.For _, Stmt.Switch _, Stmt.Labeled _ -> {}
      case Stmt.Goto _, Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.Pragma _ -> {}
    }
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.LabelAddress _ -> found("has computed jumps");
      case Expr.VaArg _ -> found("has variable arguments");
      case Expr.Cast c when isOtherStruct(c.type(), c.operand().type()) ->
          found("takes one struct for another");
      case Expr.Name n when isOfCompiler(n.name()) && !BUILTINS.contains(n.name()) ->
          found("uses a builtin");
      case Expr.BuiltinCall b when !BUILTINS.contains(b.name()) -> found("uses a builtin");
      case Expr _ -> {}
    }
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Function f -> {
        if (Types.unqualified(f.type()) instanceof CType.Function t
            && t.variadic()
            && f.body().isPresent()) {
          found("has variable arguments");
        }
      }
      case Decl.Variable v -> {
        if (v.traits().threadLocal() || v.asmName().isPresent()) {
          found("uses a variable of an unusual kind");
        }
      }
      case Decl.Asm _ -> found("has assembly");
      case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> {}
      case Decl.StaticAssert _, Decl.Directive _, Decl.Include _ -> {}
    }
  }

  @Override
  public void type(CType type) {
    if (Types.qualifiers(type).isAtomic()) {
      found("uses atomic objects");
    }
  }
}
