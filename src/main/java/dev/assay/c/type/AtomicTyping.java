package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Types the {@code __sync_} and {@code __atomic_} builtins, whose first argument points to the
 * object.
 */
final class AtomicTyping {
  private final TypingContext context;
  private final Conversions conversions;
  private final AssignmentTyping assignments;

  AtomicTyping(TypingContext context, Conversions conversions, AssignmentTyping assignments) {
    this.context = context;
    this.conversions = conversions;
    this.assignments = assignments;
  }

  /** {@code __sync_…}: values after the pointer are of the object's type; more are ignored. */
  Expr sync(String name, List<Expr> arguments, Span span) {
    CType object = object(name, arguments, span);
    int values = name.contains("compare_and_swap") ? 2 : name.contains("lock_release") ? 0 : 1;
    BuiltinTyping.requireCount(context, name, arguments, values + 1, span);
    var converted = new ArrayList<Expr>();
    for (int i = 0; i < arguments.size(); i++) {
      boolean value = i > 0 && i <= values;
      converted.add(
          value ? toObject(arguments.get(i), object) : conversions.rvalue(arguments.get(i)));
    }
    CType type = object;
    if (name.contains("bool_compare")) {
      type = CType.BOOL;
    } else if (values == 0) {
      type = CType.VOID;
    }
    return new Expr.BuiltinCall(name, converted, type, span);
  }

  /** How one argument of an {@code __atomic_} builtin is converted. */
  private enum Role {
    /** A pointer, left as it is. */
    POINTER,
    /** A value of the object's type. */
    VALUE,
    /** An operand added to the object: an integer stays one where the object is a pointer. */
    OPERAND,
    /** A memory order or a flag. */
    ORDER,
    FLAG
  }

  /** {@code __atomic_…} and clang's {@code __c11_atomic_…}. */
  Expr atomic(String name, List<Expr> arguments, Span span) {
    String operation = operation(name);
    List<Role> roles = roles(operation);
    BuiltinTyping.requireCount(context, name, arguments, roles.size(), span);
    CType object = object(name, arguments, span);
    var converted = new ArrayList<Expr>();
    for (int i = 0; i < arguments.size(); i++) {
      Role role = i < roles.size() ? roles.get(i) : Role.ORDER;
      converted.add(convert(arguments.get(i), role, object));
    }
    return new Expr.BuiltinCall(name, converted, result(operation, object), span);
  }

  /** The generic form's name: clang's C11 builtins work on values, like those with {@code _n}. */
  private static String operation(String name) {
    if (!name.startsWith("__c11_atomic_")) {
      return name.substring("__atomic_".length());
    }
    String operation = name.substring("__c11_atomic_".length());
    return switch (operation) {
      case "load", "store", "exchange" -> operation + "_n";
      case "compare_exchange_strong", "compare_exchange_weak" -> "compare_exchange_c11";
      default -> operation;
    };
  }

  private static List<Role> roles(String operation) {
    return switch (operation) {
      case "load_n", "test_and_set", "clear" -> List.of(Role.POINTER, Role.ORDER);
      case "load", "store" -> List.of(Role.POINTER, Role.POINTER, Role.ORDER);
      case "store_n", "exchange_n" -> List.of(Role.POINTER, Role.VALUE, Role.ORDER);
      case "init" -> List.of(Role.POINTER, Role.VALUE);
      case "exchange" -> List.of(Role.POINTER, Role.POINTER, Role.POINTER, Role.ORDER);
      case "compare_exchange" ->
          List.of(Role.POINTER, Role.POINTER, Role.POINTER, Role.FLAG, Role.ORDER, Role.ORDER);
      case "compare_exchange_n" ->
          List.of(Role.POINTER, Role.POINTER, Role.VALUE, Role.FLAG, Role.ORDER, Role.ORDER);
      case "compare_exchange_c11" ->
          List.of(Role.POINTER, Role.POINTER, Role.VALUE, Role.ORDER, Role.ORDER);
      default -> List.of(Role.POINTER, Role.OPERAND, Role.ORDER);
    };
  }

  private static CType result(String operation, CType object) {
    return switch (operation) {
      case "load", "store", "store_n", "exchange", "clear", "init" -> CType.VOID;
      case "test_and_set", "compare_exchange", "compare_exchange_n", "compare_exchange_c11" ->
          CType.BOOL;
      default -> object;
    };
  }

  private Expr convert(Expr argument, Role role, CType object) {
    return switch (role) {
      case POINTER -> conversions.rvalue(argument);
      case VALUE -> toObject(argument, object);
      case OPERAND ->
          Types.isPointer(object)
              ? assignments.convert(
                  argument, context.layout().ptrdiffType(), Typing.Purpose.ARGUMENT)
              : toObject(argument, object);
      case ORDER -> assignments.convert(argument, CType.INT, Typing.Purpose.ARGUMENT);
      case FLAG -> assignments.convert(argument, CType.BOOL, Typing.Purpose.ARGUMENT);
    };
  }

  private Expr toObject(Expr argument, CType object) {
    return assignments.convert(argument, object, Typing.Purpose.ARGUMENT);
  }

  /** The type of the object that the first argument points to. */
  private CType object(String name, List<Expr> arguments, Span span) {
    if (arguments.isEmpty()) {
      context.error(span, "too few arguments to '" + name + "'");
      return CType.INT;
    }
    CType pointer = conversions.rvalue(arguments.getFirst()).type();
    if (!Types.isPointer(pointer)) {
      context.error(
          span, "address argument to '" + name + "' must be a pointer, not " + quote(pointer));
      return CType.INT;
    }
    return Types.unqualified(Types.target(pointer));
  }
}
