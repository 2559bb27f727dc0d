package dev.assay.generate.exact.lower;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Names;
import dev.assay.generate.exact.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts the barrier of a plan into its program. */
final class Barriers {
  private final Plan plan;
  private final Code code;
  private final Set<String> taken;

  private Barriers(Plan plan) {
    this.plan = plan;
    Program program = plan.program();
    this.code = new Code(new Typing(program.model(), program.standard(), program.tags(), _ -> {}));
    this.taken = Names.taken(program);
  }

  static Program applied(Plan plan) {
    return switch (plan.barrier()) {
      case NONE -> plan.program();
      case NOINLINE -> NoInline.applied(plan.program());
      case VOLATILE -> new Barriers(plan).throughVolatile();
      case ASM -> AfterStart.inserted(plan, clobber());
      case ARGC -> new Barriers(plan).throughArguments();
    };
  }

  private static Stmt clobber() {
    return new Stmt.Asm("volatile", "\"\" : : : \"memory\"", List.of(), Span.NONE);
  }

  private Program throughVolatile() {
    String name = Names.fresh("zero", taken);
    var type = new CType.Qualified(CType.INT, Qualifiers.VOLATILE);
    Decl source = Code.variable(name, type, Decl.Storage.STATIC, Optional.empty());
    return concealed(plan, List.of(source), Code.name(name, type));
  }

  private Program throughArguments() {
    Plan with = plan.withProgram(MainArguments.given(plan.program()));
    Expr count = Code.name(MainArguments.count(with.program()), CType.INT);
    return concealed(
        with, List.of(), code.binary(BinaryOp.SUBTRACT, count, Code.number(1, CType.INT)));
  }

  /** The program with a function that adds a zero, of unknown value, to what must be hidden. */
  private Program concealed(Plan before, List<Decl> sources, Expr zero) {
    String name = Names.fresh("conceal", taken);
    Decl.Function function = new Concealment(before, code).function(name);
    Stmt call = code.evaluate(code.call(Code.name(name, function.type()), zero));
    var declarations = new ArrayList<Decl>();
    for (Decl decl : AfterStart.inserted(before, call).declarations()) {
      if (AfterStart.isMain(decl)) {
        declarations.addAll(sources);
        declarations.add(function);
      }
      declarations.add(decl);
    }
    return before.program().withDeclarations(declarations);
  }
}
