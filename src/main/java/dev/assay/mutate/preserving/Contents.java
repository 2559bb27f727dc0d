package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What is in statements that keeps them from standing in another place. */
final class Contents implements Visitor {
  /** Things that need their surroundings. */
  enum Thing {
    RETURN,
    /** A {@code break} whose loop or switch is outside. */
    BREAK,
    /** A {@code continue} whose loop is outside. */
    CONTINUE,
    /** A {@code case} or {@code default} whose switch is outside. */
    CASE,
    /** A label with a name, also one declared or taken the address of. */
    LABEL,
    GOTO,
    ASM,
    PRAGMA,
    /** An attribute that says that control falls through, or another one of an empty statement. */
    FALLTHROUGH,
    /** A variable that is not simply born and dead with its block, or has other rare properties. */
    RARE_VARIABLE,
    /** A type that is declared here. */
    LOCAL_TYPE,
    NESTED_FUNCTION,
    VARIABLY_MODIFIED,
    TYPEOF,
    GENERIC,
    STATEMENT_EXPRESSION,
    BUILTIN_CALL,
    /** A compound literal that lives on after the statement, in the block around it. */
    COMPOUND_LITERAL,
    /**
     * What tells one function from another: its name, frame, arguments, or what it is inlined in.
     */
    OWN_FUNCTION
  }

  private static final Set<String> OWN_NAMES =
      Set.of("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__");
  private static final Pattern BOUND =
      Pattern.compile(
          "alloca|setjmp|sigsetjmp|(_+(builtin_)?)?(va_.*|alloca.*|.*setjmp.*|.*longjmp.*"
              + "|frame_address|return_address|.*return_addr.*|apply.*|return|constant_p"
              + "|.*object_size|eh_.*|unwind.*|dwarf.*|LINE|FILE|FUNCTION|stack_.*|saveregs"
              + "|next_arg)");

  private final Set<Thing> things = EnumSet.noneOf(Thing.class);
  private int size;
  private int loops;
  private int breakables;
  private int switches;
  private int blocks;

  private Contents() {}

  static Contents of(Stmt stmt) {
    return of(List.of(stmt));
  }

  static Contents of(Collection<Stmt> stmts) {
    var contents = new Contents();
    stmts.forEach(contents::stmt);
    return contents;
  }

  boolean has(Thing thing) {
    return things.contains(thing);
  }

  boolean hasAny(Set<Thing> asked) {
    return things.stream().anyMatch(asked::contains);
  }

  /** How many statements and expressions there are. */
  int size() {
    return size;
  }

  @Override
  public void stmt(Stmt stmt) {
    size++;
    switch (stmt) {
      case Stmt.Return _ -> things.add(Thing.RETURN);
      case Stmt.Break _ when breakables == 0 -> things.add(Thing.BREAK);
      case Stmt.Continue _ when loops == 0 -> things.add(Thing.CONTINUE);
      case Stmt.Goto _, Stmt.ComputedGoto _ -> things.add(Thing.GOTO);
      case Stmt.LocalLabels _ -> things.add(Thing.LABEL);
      case Stmt.Asm _ -> things.add(Thing.ASM);
      case Stmt.Pragma _ -> things.add(Thing.PRAGMA);
      case Stmt.Empty e when !e.attributes().isEmpty() -> things.add(Thing.FALLTHROUGH);
      case Stmt.Labeled l -> label(l.label());
      case Stmt _ -> {}
    }
    switch (stmt) {
      case Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> {
        loops++;
        breakables++;
        Children.of(stmt, this);
        loops--;
        breakables--;
      }
      case Stmt.Switch _ -> {
        switches++;
        breakables++;
        Children.of(stmt, this);
        switches--;
        breakables--;
      }
      case Stmt.Block _ -> {
        blocks++;
        Children.of(stmt, this);
        blocks--;
      }
      case Stmt _ -> Children.of(stmt, this);
    }
  }

  private void label(Stmt.Label label) {
    switch (label) {
      case Stmt.Label.Named _ -> things.add(Thing.LABEL);
      case Stmt.Label.Case _, Stmt.Label.Default _ -> {
        if (switches == 0) {
          things.add(Thing.CASE);
        }
      }
    }
  }

  @Override
  public void expr(Expr expr) {
    size++;
    switch (expr) {
      case Expr.StatementExpr _ -> things.add(Thing.STATEMENT_EXPRESSION);
      case Expr.Generic _, Expr.TypesCompatible _, Expr.ChooseExpr _ -> things.add(Thing.GENERIC);
      case Expr.VaArg _ -> things.add(Thing.OWN_FUNCTION);
      case Expr.LabelAddress _ -> things.add(Thing.LABEL);
      case Expr.CompoundLiteral _ when blocks == 0 -> things.add(Thing.COMPOUND_LITERAL);
      case Expr.BuiltinCall b -> {
        things.add(Thing.BUILTIN_CALL);
        name(b.name());
      }
      case Expr.Name n -> name(n.name());
      case Expr _ -> {}
    }
    Children.of(expr, this);
  }

  private void name(String name) {
    if (name.startsWith("__builtin_")) {
      things.add(Thing.BUILTIN_CALL);
    }
    if (OWN_NAMES.contains(name) || BOUND.matcher(name).matches()) {
      things.add(Thing.OWN_FUNCTION);
    }
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Variable v -> variable(v);
      case Decl.Function _ -> things.add(Thing.NESTED_FUNCTION);
      case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ ->
          things.add(Thing.LOCAL_TYPE);
      case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _, Decl.Include _ ->
          things.add(Thing.PRAGMA);
    }
    Children.of(decl, this);
  }

  private void variable(Decl.Variable v) {
    boolean simple =
        (v.storage() == Decl.Storage.NONE
                || v.storage() == Decl.Storage.AUTO
                || v.storage() == Decl.Storage.REGISTER)
            && v.traits().equals(Decl.Traits.NONE)
            && v.attributes().stream().allMatch(Contents::isHarmless)
            && v.asmName().isEmpty();
    if (!simple) {
      things.add(Thing.RARE_VARIABLE);
    }
    if (Types.isVariablyModified(v.type())) {
      things.add(Thing.VARIABLY_MODIFIED);
    }
  }

  private static boolean isHarmless(Attribute attribute) {
    return attribute.name().equals("unused") || attribute.name().equals("maybe_unused");
  }

  @Override
  public void type(CType type) {
    switch (type) {
      case CType.Typeof _ -> things.add(Thing.TYPEOF);
      case CType.Array(_, CType.ArraySize.Variable _) -> things.add(Thing.VARIABLY_MODIFIED);
      case CType.Record r when r.tag().isAnonymous() -> things.add(Thing.LOCAL_TYPE);
      case CType.Enum e when e.tag().isAnonymous() -> things.add(Thing.LOCAL_TYPE);
      case CType _ -> {}
    }
    Children.of(type, this);
  }
}
