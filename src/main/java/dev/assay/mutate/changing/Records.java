package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer.Designator;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The structs and unions of a program, and what of their shape it relies on. */
final class Records implements Visitor {
  private final Program program;
  private final RecordInitializers initializers;
  private final Set<Tag> castTo = new HashSet<>();
  private final Set<String> addressed = new HashSet<>();
  private final Set<String> usedOtherwise = new HashSet<>();
  private final Set<Expr> plainlyUsed = Collections.newSetFromMap(new IdentityHashMap<>());

  private Records(Program program) {
    this.program = program;
    this.initializers = new RecordInitializers(program.tags());
  }

  static Records of(Program program) {
    var records = new Records(program);
    Walk.over(program, records);
    return records;
  }

  /** The program's own; those whose layout other languages know are left out. */
  List<TagDef.RecordDef> definitions() {
    Set<Tag> foreign =
        program.declarations().stream()
            .filter(Decl.Include.class::isInstance)
            .flatMap(d -> ((Decl.Include) d).declarations().stream())
            .filter(Decl.TagDefinition.class::isInstance)
            .map(d -> ((Decl.TagDefinition) d).definition().tag())
            .collect(Collectors.toSet());
    return program.tags().definitions().values().stream()
        .filter(d -> d instanceof TagDef.RecordDef && !foreign.contains(d.tag()))
        .map(TagDef.RecordDef.class::cast)
        .filter(d -> !Attribute.has(d.attributes(), "transparent_union"))
        .toList();
  }

  RecordInitializers.Form initialized(TagDef.RecordDef definition) {
    return initializers.form(definition.tag());
  }

  /** Whether a value is cast to the union, which GNU C allows for unions only. */
  boolean isCastTo(TagDef.RecordDef definition) {
    return castTo.contains(definition.tag());
  }

  /** Whether the address of a member so called is taken. */
  boolean isAddressed(String member) {
    return addressed.contains(member);
  }

  /** Whether something else is done with members so called than to read and write them. */
  boolean isUsedOtherwise(String member) {
    return usedOtherwise.contains(member);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Implicit i when i.conversion() == Conversion.LVALUE_TO_RVALUE ->
          plainlyUsed.add(i.operand());
      case Expr.Assign a -> plainlyUsed.add(a.target());
      case Expr.CompoundAssign a -> plainlyUsed.add(a.target());
      case Expr.Step s -> plainlyUsed.add(s.operand());
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS && u.operand() instanceof Expr.Member m ->
          addressed.add(m.field());
      case Expr.Member m when !plainlyUsed.contains(m) -> usedOtherwise.add(m.field());
      case Expr.OffsetOf o -> offset(o.path());
      case Expr.CompoundLiteral c -> initializers.follow(c.type(), c.initializer());
      case Expr.Cast c when c.conversion() == Conversion.TO_UNION ->
          initializers.contained(c.type()).forEach(castTo::add);
      case Expr _ -> {}
    }
  }

  private void offset(List<Designator> path) {
    path.forEach(d -> {
      if (d instanceof Designator.Field f) {
        usedOtherwise.add(f.name());
      }
    });
  }

  @Override
  public void stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Asm asm) {
      asm.operands().stream()
          .flatMap(operand -> Walk.expressions(operand).stream())
          .filter(Expr.Member.class::isInstance)
          .forEach(m -> usedOtherwise.add(((Expr.Member) m).field()));
    }
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Variable v) {
      v.initializer().ifPresent(i -> initializers.follow(v.type(), i));
    }
  }

  /** Whether sizes and offsets decide whether the program is valid. */
  static boolean areMeasured(Program program) {
    var search = new MeasuredConstants();
    Walk.over(program, search);
    return search.found;
  }

  private static final class MeasuredConstants implements Visitor {
    private boolean found;

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.StaticAssert s) {
        look(s.condition());
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      if (stmt instanceof Stmt.Labeled(Stmt.Label.Case c, _, _)) {
        look(c.low());
        c.high().ifPresent(this::look);
      }
    }

    @Override
    public void definition(TagDef definition) {
      if (definition instanceof TagDef.EnumDef e) {
        e.enumerators().forEach(constant -> constant.expression().ifPresent(this::look));
      }
    }

    private void look(Expr constant) {
      found |=
          Walk.expressions(constant).stream()
              .anyMatch(e ->
                  e instanceof Expr.SizeOf
                      || e instanceof Expr.AlignOf
                      || e instanceof Expr.OffsetOf);
    }
  }
}
