package dev.assay.interpret.memory;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;

/** Finds out why an access is not allowed and says so. */
public final class AccessFaults {
  private final MemoryFault fault;
  private final boolean definedOnly;

  /** {@code definedOnly} where characters, too, must have a value to be read. */
  AccessFaults(MemoryFault fault, boolean definedOnly) {
    this.fault = fault;
    this.definedOnly = definedOnly;
  }

  /** Ends the run, unless the read is of character type and merely gives an unspecified value. */
  void explainRead(MemoryObject object, long address, Access access) {
    explainPlace(object, address, access, "read");
    int offset = object.offset(address);
    if (!object.mayRead(offset, access)) {
      throw aliasing(object, access, "read");
    }
    boolean characters =
        !definedOnly && access.aliasClass() == AliasClasses.ANY && access.size() == 1;
    boolean record = access.aliasClass() == AliasClasses.WHOLE_RECORD;
    if (!characters && !record && !object.allDefined(offset, access.size())) {
      throw fault.undefined(
          UbKind.INDETERMINATE_VALUE,
          access.span(),
          "read of " + object.origin().describe() + place(object, offset) + " that has no value");
    }
  }

  RuntimeException explainWrite(MemoryObject object, long address, Access access) {
    explainPlace(object, address, access, "write");
    if (!object.isWritable(object.offset(address), access.size())) {
      return fault.undefined(
          readOnly(object), access.span(), "write to read-only " + object.origin().describe());
    }
    return aliasing(object, access, "write");
  }

  /** Ends the run, unless what is read never changes: then it must not from now on. */
  void explainPromisedRead(MemoryObject object, Span span, Restraint restraint) {
    // Variable arguments are made before their function is called.
    if (object.origin().kind() == ObjectKind.VARIADIC) {
      return;
    }
    if (object.hasChanged()) {
      throw promise(
          "read of "
              + object.origin().describe()
              + ", which is written while the program runs, in "
              + restraint.why(),
          span);
    }
    object.hold();
  }

  RuntimeException explainPromisedWrite(MemoryObject object, Span span, Restraint restraint) {
    String change = "change of " + object.origin().describe();
    return promise(
        object.birth() == Restraint.HELD
            ? change + ", which was read by a function with the attribute const"
            : change + " in " + restraint.why(),
        span);
  }

  RuntimeException promise(String message, Span span) {
    return fault.undefined(UbKind.BROKEN_PROMISE, span, message);
  }

  private static UbKind readOnly(MemoryObject object) {
    return switch (object.origin().kind()) {
      case STRING_LITERAL -> UbKind.STRING_LITERAL_WRITE;
      case TEMPORARY -> UbKind.MODIFIED_TEMPORARY;
      case GLOBAL, LOCAL, HEAP, ALLOCA, FUNCTION, LABEL, VARIADIC, NOTHING -> UbKind.CONST_WRITE;
    };
  }

  private RuntimeException aliasing(MemoryObject object, Access access, String verb) {
    if (object.forbids(access)) {
      return fault.undefined(
          UbKind.VOLATILE_ACCESS,
          access.span(),
          verb + " of volatile " + object.origin().describe() + " as '" + access.typeName() + "'");
    }
    return fault.undefined(
        UbKind.EFFECTIVE_TYPE,
        access.span(),
        verb
            + " as '"
            + access.typeName()
            + "' of "
            + object.origin().describe()
            + ", whose effective type is another");
  }

  private void explainPlace(MemoryObject object, long address, Access access, String verb) {
    if (address == 0) {
      throw fault.undefined(
          UbKind.NULL_DEREFERENCE, access.span(), verb + " through a null pointer");
    }
    if (!object.isAlive()) {
      throw dead(object, access, verb);
    }
    int offset = object.offset(address);
    if (!object.contains(offset, access.size())) {
      throw outside(object, offset, access, verb);
    }
    if ((address & access.alignMask()) != 0) {
      throw fault.undefined(
          UbKind.MISALIGNED,
          access.span(),
          verb
              + " of '"
              + access.typeName()
              + "' at an address that is not a multiple of "
              + (access.alignMask() + 1));
    }
  }

  private RuntimeException dead(MemoryObject object, Access access, String verb) {
    return switch (object.origin().kind()) {
      case HEAP ->
          fault.undefined(UbKind.USE_AFTER_FREE, access.span(), verb + " of memory that was freed");
      case NOTHING ->
          fault.undefined(
              UbKind.INVALID_POINTER, access.span(), verb + " at an address where no object is");
      case GLOBAL, LOCAL, ALLOCA, STRING_LITERAL, FUNCTION, LABEL, TEMPORARY, VARIADIC ->
          fault.undefined(
              UbKind.DANGLING_POINTER,
              access.span(),
              verb + " of " + object.origin().describe() + " after the end of its lifetime");
    };
  }

  private RuntimeException outside(MemoryObject object, int offset, Access access, String verb) {
    return switch (object.origin().kind()) {
      case FUNCTION, LABEL, VARIADIC ->
          fault.undefined(
              UbKind.INVALID_POINTER,
              access.span(),
              verb + " of " + object.origin().describe() + " as an object");
      case GLOBAL, LOCAL, HEAP, ALLOCA, STRING_LITERAL, TEMPORARY, NOTHING ->
          fault.undefined(
              offset == object.size() ? UbKind.ONE_PAST_DEREFERENCE : UbKind.OUT_OF_BOUNDS,
              access.span(),
              verb
                  + " of "
                  + access.size()
                  + " bytes at offset "
                  + offset
                  + " of "
                  + object.origin().describe()
                  + ", which has "
                  + object.size()
                  + " bytes");
    };
  }

  private static String place(MemoryObject object, int offset) {
    return offset == 0 && object.size() <= 16 ? "" : " at offset " + offset;
  }
}
