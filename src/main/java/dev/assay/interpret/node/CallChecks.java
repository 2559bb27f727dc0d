package dev.assay.interpret.node;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

  /**
   * The parameters of a function called without a prototype that are signed as the argument is not.
   */
  static int[] otherSigned(FunctionCode code, CallNode.Site site) {
    return site.type().prototyped() && !code.isOldStyle()
        ? new int[0]
        : IntStream.range(0, code.parameterCount())
            .filter(i -> isOtherInteger(code.parameterType(i), site.argumentTypes().get(i)))
            .toArray();
  }

  private static boolean isOtherInteger(CType parameter, CType argument) {
    return Types.unqualified(parameter) instanceof CType.Int a
        && Types.unqualified(argument) instanceof CType.Int b
        && a.kind() != b.kind();
  }

  /** The value that was passed must be one of both types. */
  static void requireFit(FunctionCode code, CallNode.Site site, int index, Frame callee) {
    int slot = code.parameterSlot(index);
    Object value =
        code.parameterKind(index) == ValueKind.OBJECT ? callee.values[slot] : callee.slots[slot];
    CType parameter = code.parameterType(index);
    CType argument = site.argumentTypes().get(index);
    if (!VariadicFit.fits(parameter, argument, value, callee.machine())) {
      throw callee
          .machine()
          .undefined(
              UbKind.ARGUMENT_MISMATCH,
              site.span(),
              "argument "
                  + (index + 1)
                  + " of '"
                  + code.name()
                  + "' is a value of '"
                  + Types.name(argument)
                  + "' that '"
                  + Types.name(parameter)
                  + "' does not have");
    }
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
