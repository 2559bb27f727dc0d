package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;

/** Types function calls (6.5.2.2). */
final class CallTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final AssignmentTyping assignments;

  CallTyping(TypingContext context, Conversions conversions, AssignmentTyping assignments) {
    this.context = context;
    this.conversions = conversions;
    this.assignments = assignments;
  }

  Expr call(Expr function, List<Expr> arguments, Span span) {
    Expr callee = conversions.rvalue(function);
    if (!(Types.unqualified(Types.target(callee.type())) instanceof CType.Function type)
        || !Types.isPointer(callee.type())) {
      context.error(
          function.span(),
          "called object type "
              + quote(function.type())
              + " is not a function or function pointer");
      return new Expr.Call(
          callee, arguments.stream().map(conversions::promoteArgument).toList(), CType.INT, span);
    }
    checkCount(type, arguments.size(), span);
    CType result = Types.unqualified(type.result());
    if (!Types.isVoid(result) && !context.layout().isComplete(result)) {
      context.error(span, "calling a function with incomplete return type " + quote(result));
    }
    return new Expr.Call(callee, converted(type, arguments), result, span);
  }

  private List<Expr> converted(CType.Function type, List<Expr> arguments) {
    int known = type.prototyped() ? type.parameters().size() : 0;
    var converted = new ArrayList<Expr>(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      Expr argument = arguments.get(i);
      converted.add(
          i < known
              ? assignments.convert(argument, type.parameters().get(i), Typing.Purpose.ARGUMENT)
              : promoted(argument));
    }
    return converted;
  }

  private Expr promoted(Expr argument) {
    Expr value = conversions.promoteArgument(argument);
    if (Types.isVoid(value.type())) {
      context.error(argument.span(), "argument type 'void' is incomplete");
    }
    return value;
  }

  private void checkCount(CType.Function type, int given, Span span) {
    int expected = type.parameters().size();
    boolean few = given < expected;
    if (given == expected || type.variadic() && !few) {
      return;
    }
    String message =
        "too "
            + (few ? "few" : "many")
            + " arguments to function call, expected "
            + (type.variadic() ? "at least " : "")
            + expected
            + ", have "
            + given;
    if (type.prototyped()) {
      context.error(span, message);
    } else if (expected > 0) {
      context.warning(span, message);
    }
  }
}
