package dev.assay.bugs;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a program is made of, as words that tell one bug's programs from another's: few, and none
 * for what nearly every program has.
 *
 * @param features sorted
 * @param functions the names of those it defines, in its order
 */
public record ProgramShape(List<String> features, List<String> functions) {
  public static final ProgramShape UNKNOWN = new ProgramShape(List.of(), List.of());

  public ProgramShape {
    features = List.copyOf(features);
    functions = List.copyOf(functions);
  }

  public static ProgramShape of(Program program) {
    var collector = new Collector();
    Walk.over(program, collector);
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function function && function.body().isPresent()) {
        collector.nesting(function.body().get());
        collector.calls(function);
      }
    }
    collector.recursion();
    return new ProgramShape(List.copyOf(collector.found), collector.functions);
  }

  private static final class Collector implements Visitor {
    private final TreeSet<String> found = new TreeSet<>();
    private final List<String> functions = new ArrayList<>();
    private final Map<String, Set<String>> callees = new HashMap<>();

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.Function function) {
        attributes(function.attributes());
        if (function.body().isPresent()) {
          functions.add(function.name());
        }
      } else if (decl instanceof Decl.Variable variable) {
        attributes(variable.attributes());
        if (variable.traits().threadLocal()) {
          found.add("thread-local");
        }
      } else if (decl instanceof Decl.Asm) {
        found.add("asm");
      }
    }

    private void attributes(List<Attribute> attributes) {
      attributes.forEach(attribute -> found.add("attribute " + attribute.name()));
    }

    @Override
    public void stmt(Stmt stmt) {
      word(stmt).ifPresent(found::add);
    }

    private static Optional<String> word(Stmt stmt) {
      return switch (stmt) {
        case Stmt.For _, Stmt.While _, Stmt.DoWhile _ -> Optional.of("loop");
        case Stmt.Switch _ -> Optional.of("switch");
        case Stmt.Goto _, Stmt.ComputedGoto _ -> Optional.of("goto");
        case Stmt.Asm _ -> Optional.of("asm");
        case Stmt.Pragma _ -> Optional.of("pragma");
        case Stmt.Block _, Stmt.Declare _, Stmt.Expression _, Stmt.Empty _, Stmt.If _ ->
            Optional.empty();
        case Stmt.Labeled _, Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.LocalLabels _ ->
            Optional.empty();
      };
    }

    @Override
    public void expr(Expr expr) {
      if (!(expr instanceof Expr.StringLiteral)) {
        typed(expr.type());
      }
      switch (expr) {
        case Expr.Binary binary -> operator(binary.op().symbol());
        case Expr.CompoundAssign assign -> operator(assign.op().symbol());
        case Expr.Conditional _, Expr.OrElse _ -> found.add("conditional");
        case Expr.BuiltinCall call -> found.add(call.name());
        case Expr.Call call -> call(call);
        case Expr.StatementExpr _ -> found.add("statement-expression");
        case Expr.CompoundLiteral _ -> found.add("compound-literal");
        case Expr.VaArg _ -> found.add("variadic");
        case Expr.Unary _, Expr.Step _, Expr.Assign _, Expr.Comma _, Expr.Index _ -> {}
        case Expr.Member _, Expr.Cast _, Expr.Implicit _, Expr.SizeOf _, Expr.AlignOf _ -> {}
        case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.Name _ -> {}
        case Expr.StringLiteral _, Expr.NullptrLiteral _, Expr.EnumConstant _ -> {}
        case Expr.OffsetOf _, Expr.Generic _, Expr.TypesCompatible _, Expr.ChooseExpr _ -> {}
        case Expr.ConvertVector _, Expr.Swizzle _, Expr.LabelAddress _ -> {}
      }
    }

    private void operator(String symbol) {
      switch (symbol) {
        case "<<", ">>" -> found.add("shift");
        case "/", "%" -> found.add("division");
        case "*" -> found.add("multiplication");
        default -> {}
      }
    }

    private void call(Expr.Call call) {
      Optional<String> name = callee(call);
      if (name.isEmpty()) {
        found.add("indirect-call");
      } else if (name.get().startsWith("__builtin_")
          || name.get().startsWith("mem")
          || name.get().startsWith("str")) {
        found.add(name.get());
      }
    }

    private static Optional<String> callee(Expr.Call call) {
      Expr function = call.function();
      while (function instanceof Expr.Implicit implicit) {
        function = implicit.operand();
      }
      return function instanceof Expr.Name name && Types.isFunction(name.type())
          ? Optional.of(name.name())
          : Optional.empty();
    }

    @Override
    public void type(CType type) {
      typed(type);
    }

    private void typed(CType type) {
      if (Types.qualifiers(type).isVolatile()) {
        found.add("volatile");
      }
      if (Types.qualifiers(type).isAtomic()) {
        found.add("atomic");
      }
      if (Types.qualifiers(type).isRestrict()) {
        found.add("restrict");
      }
      switch (Types.unqualified(type)) {
        case CType.Vector _ -> found.add("vector");
        case CType.Complex _ -> found.add("complex");
        case CType.Floating floating ->
            found.add(floating.kind() == FloatKind.LONG_DOUBLE ? "long-double" : "float");
        case CType.BitInt _ -> found.add("bit-int");
        case CType.Array array -> array(array);
        case CType.Record _ -> found.add(Types.isUnion(type) ? "union" : "struct");
        case CType.Int integer when isWide(integer.kind()) -> found.add("int128");
        case CType.Int _, CType.Void _, CType.NullPointer _, CType.Pointer _, CType.Enum _ -> {}
        case CType.Function _, CType.Qualified _, CType.Typedef _, CType.Typeof _ -> {}
        case CType.Attributed _ -> {}
      }
    }

    private static boolean isWide(IntKind kind) {
      return kind.name().contains("INT128");
    }

    private void array(CType.Array array) {
      found.add(array.size() instanceof CType.ArraySize.Variable ? "vla" : "array");
      if (Types.isArray(array.element())) {
        found.add("array-of-arrays");
      }
    }

    @Override
    public void definition(TagDef definition) {
      if (definition instanceof TagDef.RecordDef def) {
        attributes(def.attributes());
        def.fields().stream().filter(TagDef.Field::isBitField).forEach(_ -> found.add("bit-field"));
      }
    }

    private void nesting(Stmt body) {
      Children.of(body, new Loops(0));
    }

    /** Looks for loops in loops. */
    private final class Loops implements Visitor {
      private final int depth;

      Loops(int depth) {
        this.depth = depth;
      }

      @Override
      public void stmt(Stmt stmt) {
        boolean loop = word(stmt).filter("loop"::equals).isPresent();
        if (loop && depth > 0) {
          found.add("nested-loops");
        }
        Children.of(stmt, loop ? new Loops(depth + 1) : this);
      }
    }

    private void calls(Decl.Function function) {
      Set<String> called = callees.computeIfAbsent(function.name(), _ -> new HashSet<>());
      for (Expr expr : Walk.expressions(function.body().orElseThrow())) {
        if (expr instanceof Expr.Call call) {
          callee(call).ifPresent(called::add);
        }
      }
    }

    private void recursion() {
      for (String function : functions) {
        if (reaches(function, function, new HashSet<>())) {
          found.add("recursion");
        }
      }
    }

    private boolean reaches(String from, String to, Set<String> seen) {
      for (String next : callees.getOrDefault(from, Set.of())) {
        if (next.equals(to) || (seen.add(next) && reaches(next, to, seen))) {
          return true;
        }
      }
      return false;
    }
  }
}
