package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.FloatKind;
import dev.assay.c.Standard;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.FunctionBody;
import dev.assay.interpret.node.FunctionCode;
import dev.assay.interpret.node.SimpleStmts;
import dev.assay.interpret.node.StmtNode;
import dev.assay.interpret.node.ValueKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Translates functions: at once what callers need, the body at the first call. */
final class FunctionTranslator {
  private FunctionTranslator() {}

  /** A function at file scope. */
  static FunctionCode function(Decl.Function function, ProgramContext program) {
    return code(
        function,
        program,
        () -> body(new FunctionContext(program, function, program.globals(), null)));
  }

  /** A nested function; its body is translated at once, while the names it sees are in scope. */
  static FunctionCode nested(Decl.Function function, FunctionContext outer) {
    var inner =
        new FunctionContext(outer.program(), function, Scope.ofNested(outer.scope()), outer);
    FunctionBody body = body(inner);
    return code(function, outer.program(), () -> body);
  }

  private static FunctionCode code(
      Decl.Function function, ProgramContext program, Supplier<FunctionBody> body) {
    var type = (CType.Function) Types.unqualified(function.type());
    Layout layout = program.machine().layout();
    List<FunctionCode.Arrival> arrivals = arrivals(function, layout);
    return new FunctionCode(function.name(), type, isOldStyle(function), arrivals, body);
  }

  /** Whether callers see no prototype: an identifier list, or empty parentheses before C23. */
  private static boolean isOldStyle(Decl.Function function) {
    return Types.unqualified(function.type()) instanceof CType.Function f && !f.prototyped();
  }

  /** Arguments arrive in the first slots and values of the frame. */
  static List<FunctionCode.Arrival> arrivals(Decl.Function function, Layout layout) {
    List<FunctionCode.Arrival> arrivals = new ArrayList<>();
    int slots = 0;
    int values = 0;
    for (Decl.Parameter parameter : function.parameters()) {
      CType type = function.oldStyle() ? promoted(parameter.type(), layout) : parameter.type();
      ValueKind kind = ValueKind.of(type, layout);
      int place = kind == ValueKind.OBJECT ? values++ : slots++;
      arrivals.add(new FunctionCode.Arrival(place, kind, type));
    }
    return arrivals;
  }

  /** The type after the default argument promotions (6.5.2.2p6). */
  private static CType promoted(CType type, Layout layout) {
    if (Types.isInteger(type)) {
      return Types.promoted(type, layout);
    }
    return Types.isFloating(type, FloatKind.FLOAT) ? CType.DOUBLE : type;
  }

  private static FunctionBody body(FunctionContext context) {
    Decl.Function function = context.function();
    var expressions = new ExprTranslator(context);
    List<ExprNode> prologue = new ArrayList<>(new NonnullChecks(context).ofParameters());
    prologue.addAll(new ParameterTranslator(expressions).translate());
    StmtNode block = block(function, expressions);
    ProgramFacts facts = context.program().facts();
    return new FunctionBody(
        context.shape(),
        prologue.toArray(new ExprNode[0]),
        block,
        context.facts().isResumable(),
        function.name().equals("main")
            && context.program().program().standard().atLeast(Standard.Version.C99),
        facts.isNoreturn(function.name()),
        facts.promise(function.name()));
  }

  private static StmtNode block(Decl.Function function, ExprTranslator expressions) {
    return function
        .body()
        .map(b -> expressions.statements().statement(b))
        .orElseGet(() -> SimpleStmts.unsupported("function without a body", function.span()));
  }
}
