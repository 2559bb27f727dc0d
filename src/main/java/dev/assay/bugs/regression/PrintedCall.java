package dev.assay.bugs.regression;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A call of {@code printf}, and the values that its arguments had each time. */
final class PrintedCall {
  /** A test with more is nothing to read. */
  private static final int MOST_ROWS = 64;

  private final List<Expr> arguments;
  private final Map<Expr, List<Object>> values = new IdentityHashMap<>();

  private PrintedCall(List<Expr> arguments) {
    this.arguments = List.copyOf(arguments);
    arguments.forEach(argument -> values.put(argument, new ArrayList<>()));
  }

  /** Empty unless it is {@code printf} with a literal format, whose other arguments are numbers. */
  static Optional<PrintedCall> of(Expr.Call call) {
    if (!function(call).endsWith("printf") || call.arguments().isEmpty()) {
      return Optional.empty();
    }
    List<Expr> numbers = call.arguments().subList(1, call.arguments().size());
    return stripped(call.arguments().getFirst()) instanceof Expr.StringLiteral
            && numbers.stream().allMatch(PrintedCall::isNumber)
        ? Optional.of(new PrintedCall(numbers))
        : Optional.empty();
  }

  static String function(Expr.Call call) {
    return stripped(call.function()) instanceof Expr.Name name ? name.name() : "";
  }

  private static Expr stripped(Expr expr) {
    return expr instanceof Expr.Implicit implicit ? stripped(implicit.operand()) : expr;
  }

  private static boolean isNumber(Expr expr) {
    return Types.isInteger(expr.type()) || Types.isFloating(expr.type());
  }

  List<Expr> arguments() {
    return arguments;
  }

  void saw(Expr argument, Object value) {
    values.get(argument).add(value);
  }

  boolean isComparable() {
    return rows() <= MOST_ROWS
        && values.values().stream().flatMap(List::stream).allMatch(PrintedCall::isComparable);
  }

  /** What is not a number equals nothing, and wider numbers have no constants in C. */
  private static boolean isComparable(Object value) {
    return value instanceof Long || value instanceof Double number && Double.isFinite(number);
  }

  private int rows() {
    return values.values().stream().mapToInt(List::size).max().orElse(0);
  }

  /** What aborts if a value is wrong; empty if there is nothing to compare. */
  Optional<String> check(int number, DataModel model) {
    if (rows() == 0) {
      return Optional.empty();
    }
    boolean constant =
        values.values().stream().allMatch(seen -> seen.stream().distinct().count() < 2);
    return Optional.of(constant ? plain(model) : table(number, model));
  }

  private String plain(DataModel model) {
    return "if ("
        + arguments.stream()
            .map(a -> operand(a) + " != " + constant(values.get(a).getFirst(), a.type(), model))
            .collect(Collectors.joining(" || "))
        + ")\n    __builtin_abort ();";
  }

  private String table(int number, DataModel model) {
    var tables = new StringBuilder("{\n");
    var tests = new ArrayList<String>();
    String at = "at_" + number;
    for (int i = 0; i < arguments.size(); i++) {
      Expr argument = arguments.get(i);
      String name = "expected_" + number + "_" + i;
      tables
          .append("    static const " + Printer.print(Types.unqualified(argument.type())))
          .append(" " + name + "[] = { ")
          .append(
              values.get(argument).stream()
                  .map(value -> constant(value, argument.type(), model))
                  .collect(Collectors.joining(", ")))
          .append(" };\n");
      tests.add(operand(argument) + " != " + name + "[" + at + "]");
    }
    return tables
        + "    static int "
        + at
        + ";\n    if ("
        + String.join(" || ", tests)
        + ")\n      __builtin_abort ();\n    "
        + at
        + "++;\n  }";
  }

  /** As it stands in a comparison. */
  private static String operand(Expr argument) {
    return stripped(argument) instanceof Expr.Name name
        ? name.name()
        : "(" + Printer.print(argument) + ")";
  }

  static String constant(Object value, CType type, DataModel model) {
    if (value instanceof Double number) {
      return Double.toHexString(number);
    }
    long number = (Long) value;
    boolean signed =
        !(Types.canonical(Types.unqualified(type)) instanceof CType.Int(IntKind kind))
            || kind.isSigned(model);
    if (number == Long.MIN_VALUE && signed) {
      return "(-0x7fffffffffffffffLL - 1)";
    }
    if (signed) {
      boolean small = number > Integer.MIN_VALUE && number <= Integer.MAX_VALUE;
      return number + (small ? "" : "LL");
    }
    boolean small = number >= 0 && number <= 0xffffffffL;
    return Long.toUnsignedString(number) + (small ? "U" : "ULL");
  }
}
