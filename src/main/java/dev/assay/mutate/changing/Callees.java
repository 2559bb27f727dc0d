package dev.assay.mutate.changing;

import dev.assay.c.Expr;

/** Tells functions apart by their names. */
final class Callees {
  private Callees() {}

  /** Whether compilers may want special arguments, or a special place for the call. */
  static boolean isDelicate(Expr.Call call) {
    String name = name(call);
    return name.startsWith("_")
        || name.startsWith("va_")
        || name.endsWith("setjmp")
        || name.equals("alloca");
  }

  /** Empty where a pointer is called. */
  static String name(Expr.Call call) {
    Expr function = call.function();
    while (function instanceof Expr.Implicit i) {
      function = i.operand();
    }
    return function instanceof Expr.Name n ? n.name() : "";
  }
}
