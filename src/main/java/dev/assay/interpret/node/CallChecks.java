package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import java.util.List;
import java.util.Optional;

/** Tells whether a function is called through a type that does not fit it (6.5.2.2p6 and p9). */
final class CallChecks {
  private CallChecks() {}

  static Optional<Halt> check(FunctionCode code, CallNode.Site site, Machine machine) {
    if (site.type().prototyped() && !code.isOldStyle()) {
      if (!Types.compatible(site.type(), code.type(), machine.layout())) {
        return wrong(
            machine,
            site,
            UbKind.WRONG_FUNCTION_TYPE,
            "'"
                + code.name()
                + "' of type '"
                + Types.name(code.type())
                + "' is called as '"
                + Types.name(site.type())
                + "'");
      }
      return Optional.empty();
    }
    if (!Types.compatible(
        Types.unqualified(site.type().result()),
        Types.unqualified(code.type().result()),
        machine.layout())) {
      return wrong(
          machine,
          site,
          UbKind.WRONG_FUNCTION_TYPE,
          "'" + code.name() + "' is called as if it returned '" + Types.name(site.result()) + "'");
    }
    return checkArguments(code, site, machine);
  }

  private static Optional<Halt> checkArguments(
      FunctionCode code, CallNode.Site site, Machine machine) {
    List<CType> types = site.argumentTypes();
    int expected = code.parameterCount();
    if (types.size() != expected && !(code.isVariadic() && types.size() >= expected)) {
      return wrong(
          machine,
          site,
          UbKind.ARGUMENT_MISMATCH,
          "'"
              + code.name()
              + "' has "
              + expected
              + " parameters, but is called with "
              + types.size()
              + " arguments");
    }
    if (code.isVariadic() && !site.type().prototyped()) {
      return wrong(
          machine,
          site,
          UbKind.WRONG_FUNCTION_TYPE,
          "variadic '" + code.name() + "' is called without a prototype");
    }
    for (int i = 0; i < expected; i++) {
      if (!fits(code.parameterType(i), types.get(i), machine)) {
        return wrong(
            machine,
            site,
            UbKind.ARGUMENT_MISMATCH,
            "argument "
                + (i + 1)
                + " of '"
                + code.name()
                + "' has type '"
                + Types.name(types.get(i))
                + "', not '"
                + Types.name(code.parameterType(i))
                + "'");
      }
    }
    return Optional.empty();
  }

  /** Signed and unsigned variants may stand for each other, and so may void and char pointers. */
  static boolean fits(CType parameter, CType argument, Machine machine) {
    CType a = Types.unqualified(parameter);
    CType b = Types.unqualified(argument);
    if (Types.compatible(a, b, machine.layout())) {
      return true;
    }
    if (a instanceof CType.Int x && b instanceof CType.Int y) {
      return x.kind().toUnsigned() == y.kind().toUnsigned();
    }
    return Types.isPointer(a) && Types.isPointer(b) && isByte(a) && isByte(b);
  }

  private static boolean isByte(CType pointer) {
    CType target = Types.unqualified(Types.target(pointer));
    return Types.isVoid(target)
        || target instanceof CType.Int i && i.kind().toUnsigned() == dev.assay.c.IntKind.UCHAR;
  }

  private static Optional<Halt> wrong(
      Machine machine, CallNode.Site site, UbKind kind, String message) {
    return Optional.of(machine.undefined(kind, site.span(), message));
  }
}
