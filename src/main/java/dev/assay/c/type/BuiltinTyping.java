package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;

/** Types calls of the builtins whose type depends on their arguments. */
final class BuiltinTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final AssignmentTyping assignments;
  private final AtomicTyping atomics;

  BuiltinTyping(TypingContext context, Conversions conversions, AssignmentTyping assignments) {
    this.context = context;
    this.conversions = conversions;
    this.assignments = assignments;
    this.atomics = new AtomicTyping(context, conversions, assignments);
  }

  Expr call(String name, List<Expr> arguments, Span span) {
    return switch (Builtins.family(name)) {
      case OVERFLOW -> overflow(name, arguments, span);
      case OVERFLOW_PREDICATE -> plain(name, rvalues(arguments), 3, CType.BOOL, span);
      case SYNC -> atomics.sync(name, arguments, span);
      case ATOMIC -> atomics.atomic(name, arguments, span);
      case CONSTANT_QUERY -> query(name, arguments, span);
      case FLOAT_CLASS -> classify(name, arguments, span);
      case FLOAT_COMPARISON -> compare(name, arguments, span);
      case COMPLEX -> complex(name, rvalues(arguments), span);
      case SHUFFLE, SHUFFLE_VECTOR -> shuffle(name, rvalues(arguments), span);
      case VARIABLE_ARGUMENTS -> variableArguments(name, arguments, span);
      case GENERIC_BITS -> plain(name, rvalues(arguments), 1, CType.INT, span);
      case SAME_TYPE -> sameType(name, rvalues(arguments), span);
      case NONE -> unknown(name, rvalues(arguments), span);
    };
  }

  private List<Expr> rvalues(List<Expr> arguments) {
    return arguments.stream().map(conversions::rvalue).toList();
  }

  private Expr plain(String name, List<Expr> arguments, int needed, CType type, Span span) {
    requireCount(context, name, arguments, needed, span);
    return new Expr.BuiltinCall(name, arguments, type, span);
  }

  static boolean requireCount(
      TypingContext context, String name, List<Expr> arguments, int needed, Span span) {
    if (arguments.size() >= needed) {
      return true;
    }
    context.error(
        span,
        "too few arguments to '" + name + "', expected " + needed + ", have " + arguments.size());
    return false;
  }

  private Expr unknown(String name, List<Expr> arguments, Span span) {
    context.error(span, "unknown builtin '" + name + "'");
    return new Expr.BuiltinCall(name, arguments, CType.INT, span);
  }

  /** The class of a type is asked without reading the argument. */
  private Expr query(String name, List<Expr> arguments, Span span) {
    boolean typeOnly = name.equals("__builtin_classify_type");
    return plain(name, typeOnly ? arguments : rvalues(arguments), 1, CType.INT, span);
  }

  private Expr overflow(String name, List<Expr> arguments, Span span) {
    List<Expr> values = rvalues(arguments);
    for (int i = 0; i < values.size(); i++) {
      CType type = values.get(i).type();
      boolean valid =
          i < 2
              ? Types.isInteger(type)
              : Types.isPointer(type) && Types.isInteger(Types.target(type));
      if (!valid) {
        context.error(
            values.get(i).span(), "invalid argument " + quote(type) + " to '" + name + "'");
      }
    }
    return plain(name, values, 3, CType.BOOL, span);
  }

  /** The last argument is the value that is classified; those before it are results to choose. */
  private Expr classify(String name, List<Expr> arguments, Span span) {
    var converted = new ArrayList<Expr>();
    int last = arguments.size() - 1;
    for (int i = 0; i <= last; i++) {
      Expr argument = arguments.get(i);
      converted.add(
          i < last
              ? assignments.convert(argument, CType.INT, Typing.Purpose.ARGUMENT)
              : conversions.rvalue(argument));
    }
    if (last >= 0 && !Types.isFloating(converted.get(last).type())) {
      context.error(span, "'" + name + "' requires an argument of floating-point type");
    }
    return plain(name, converted, name.endsWith("fpclassify") ? 6 : 1, CType.INT, span);
  }

  private Expr compare(String name, List<Expr> arguments, Span span) {
    if (!requireCount(context, name, arguments, 2, span)
        || !Types.isReal(arguments.get(0).type())
        || !Types.isReal(arguments.get(1).type())) {
      context.error(span, "'" + name + "' requires two arguments of real type");
      return new Expr.BuiltinCall(name, rvalues(arguments), CType.INT, span);
    }
    Conversions.Operands operands = conversions.usual(arguments.get(0), arguments.get(1));
    return new Expr.BuiltinCall(name, List.of(operands.left(), operands.right()), CType.INT, span);
  }

  private Expr complex(String name, List<Expr> parts, Span span) {
    if (!requireCount(context, name, parts, 2, span) || !Types.isFloating(parts.get(0).type())) {
      context.error(span, "'__builtin_complex' requires two arguments of one floating type");
      return new Expr.BuiltinCall(name, parts, new CType.Complex(CType.DOUBLE), span);
    }
    return new Expr.BuiltinCall(name, parts, new CType.Complex(parts.get(0).type()), span);
  }

  /** {@code shufflevector} has as many elements as indices, {@code shuffle} as its mask. */
  private Expr shuffle(String name, List<Expr> arguments, Span span) {
    if (!requireCount(context, name, arguments, 2, span)
        || !(arguments.get(0).type() instanceof CType.Vector vector)) {
      context.error(span, "first argument of '" + name + "' must be a vector");
      return new Expr.BuiltinCall(name, arguments, CType.INT, span);
    }
    boolean byIndices =
        Builtins.family(name) == Builtins.Family.SHUFFLE_VECTOR && arguments.size() > 2;
    int count = byIndices ? arguments.size() - 2 : vector.count();
    CType type = new CType.Vector(vector.element(), count, vector.extended());
    return new Expr.BuiltinCall(name, arguments, type, span);
  }

  /**
   * The list is a pointer to its struct where it is an array; elsewhere it must stay an lvalue. The
   * parameter's name in {@code va_start} is not evaluated.
   */
  private Expr variableArguments(String name, List<Expr> arguments, Span span) {
    var converted = new ArrayList<Expr>();
    for (int i = 0; i < arguments.size(); i++) {
      boolean named = i == 1 && name.endsWith("va_start");
      boolean source = i == 1 && name.endsWith("va_copy");
      Expr argument = arguments.get(i);
      converted.add(named ? argument : source ? conversions.rvalue(argument) : list(argument));
    }
    int needed = name.endsWith("va_copy") ? 2 : 1;
    return plain(name, converted, needed, CType.VOID, span);
  }

  /** The argument list that {@code va_arg} and its kin work on. */
  Expr list(Expr argument) {
    boolean isStruct = context.layout().model().longSize() == 8;
    if (!isStruct) {
      return argument;
    }
    Expr list = conversions.rvalue(argument);
    CType expected = new CType.Pointer(new CType.Record(Builtins.VA_LIST_TAG));
    if (!Types.same(list.type(), expected)) {
      context.error(
          argument.span(), "argument of type " + quote(argument.type()) + " is not a 'va_list'");
    }
    return list;
  }

  private Expr sameType(String name, List<Expr> arguments, Span span) {
    CType type = arguments.isEmpty() ? CType.INT : arguments.getFirst().type();
    return plain(name, arguments, 1, type, span);
  }
}
