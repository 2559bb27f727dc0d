package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.References;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The functions that a program defines, and what is known of them. */
public final class Definitions {
  /** What such a function may contain, or who may call it, is not for every compiler. */
  private static final Set<String> DELICATE =
      Set.of(
          "always_inline",
          "target",
          "target_clones",
          "target_version",
          "naked",
          "interrupt",
          "interrupt_handler",
          "isr",
          "signal",
          "no_caller_saved_registers",
          "general_regs_only",
          "ifunc",
          "overloadable",
          "transaction_safe");

  private Definitions() {}

  /** In the order of the text, those that may get other code. */
  public static List<Decl.Function> open(Program program) {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .map(Decl.Function.class::cast)
        .filter(f -> isOpen(f, program))
        .toList();
  }

  /** What one declaration of a function says holds for all of them. */
  static boolean isOpen(Decl.Function function, Program program) {
    return program
        .allDeclarations()
        .filter(d -> d instanceof Decl.Function f && f.name().equals(function.name()))
        .flatMap(d -> ((Decl.Function) d).attributes().stream())
        .map(Attribute::name)
        .noneMatch(DELICATE::contains);
  }

  public static CType result(Decl.Function function) {
    return Types.unqualified(function.type()) instanceof CType.Function f ? f.result() : CType.VOID;
  }

  /** Every name that is given to anything in the function, its own aside. */
  static Set<String> declaredIn(Decl.Function function) {
    Set<String> names = new HashSet<>();
    function.parameters().forEach(p -> names.add(p.name()));
    function.body().ifPresent(body -> names.addAll(declaredIn(body)));
    return names;
  }

  /** Every name that is given to anything in the block. */
  public static Set<String> declaredIn(Stmt.Block body) {
    var declared = new Declared(new HashSet<>());
    Walk.over(body, declared);
    return declared.names();
  }

  private record Declared(Set<String> names) implements Visitor {
    @Override
    public void decl(Decl decl) {
      References.provided(decl).forEach(name -> names.add(Acquaintance.plain(name)));
      if (decl instanceof Decl.Function f) {
        f.parameters().forEach(p -> names.add(p.name()));
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      switch (stmt) {
        case Stmt.Labeled(Stmt.Label.Named l, _, _) -> names.add(l.name());
        case Stmt.LocalLabels l -> names.addAll(l.names());
        case Stmt _ -> {}
      }
    }
  }

  /** Whether jumps to any of its statements are fine as far as its variables go. */
  public static boolean isEasyToJumpIn(Decl.Function function) {
    var search = new Obstacles();
    function.body().ifPresent(body -> Walk.over(body, search));
    return !search.found;
  }

  /** Variables that a jump may not pass, and jumps that may go anywhere. */
  private static final class Obstacles implements Visitor {
    private boolean found;

    @Override
    public void decl(Decl decl) {
      found |=
          switch (decl) {
            case Decl.Variable v ->
                Types.isVariablyModified(v.type()) || Attribute.has(v.attributes(), "cleanup");
            case Decl.Typedef t -> Types.isVariablyModified(t.type());
            case Decl.Function f -> f.body().isPresent();
            case Decl _ -> false;
          };
    }

    @Override
    public void stmt(Stmt stmt) {
      found |=
          stmt instanceof Stmt.ComputedGoto
              || stmt instanceof Stmt.LocalLabels
              || stmt instanceof Stmt.Pragma
              || stmt instanceof Stmt.Asm;
    }

    @Override
    public void expr(Expr expr) {
      found |= expr instanceof Expr.LabelAddress;
    }
  }
}
