package dev.assay.interpret;

import java.util.Locale;
import java.util.Optional;

/**
 * The undefined behaviours that the interpreter can meet when a program runs.
 *
 * <p>A closed list: each kind has a program in the test suite that shows it and a twin that does
 * not.
 */
public enum UbKind {
  /** UBSan: signed-integer-overflow; not undefined with {@code -fwrapv}. */
  SIGNED_OVERFLOW("6.5p5", "the result of a signed integer operation does not fit its type"),
  /** Floating division by zero is defined by Annex F. */
  DIVISION_BY_ZERO("6.5.5p5", "the second operand of an integer / or % is zero"),
  /** Undefined for % too, and traps on x86 even with {@code -fwrapv}. */
  DIVISION_OVERFLOW(
      "6.5.5p6", "the quotient of the most negative value and -1 does not fit its type"),
  /** Holds for shifts to the left and to the right, whatever the value shifted. */
  SHIFT_COUNT(
      "6.5.7p3",
      "a shift count is negative or not less than the width of the promoted left operand"),
  /** Not undefined in C89 and with {@code -fwrapv}; C23 did not change it as C++20 did. */
  SHIFT_OF_NEGATIVE("6.5.7p4", "a negative value is shifted to the left"),
  /** Not undefined in C89 and with {@code -fwrapv}; one shifted by 31 is the known case. */
  SHIFT_OVERFLOW("6.5.7p4", "a left shift moves a bit of a signed value into or past the sign bit"),
  /** Also NaN and infinities; conversion to bool is always defined. */
  FLOAT_CONVERSION(
      "6.3.1.4p1",
      "the integral part of a floating value does not fit the integer type it is converted to"),
  /**
   * Also members, elements, malloc'd memory and non-volatile locals changed before a longjmp
   * (7.13.2.1p3).
   */
  INDETERMINATE_VALUE("6.3.2.1p2", "an object is read before anything was stored in it"),
  /** A null pointer is dereferenced. */
  NULL_DEREFERENCE("6.5.3.2p4", "a null pointer is dereferenced"),
  /**
   * Covers automatic objects: left blocks, returned functions, ended loop iterations, temporaries.
   */
  DANGLING_POINTER(
      "6.2.4p2",
      "a pointer to an object whose lifetime has ended is dereferenced or its value used"),
  /** Memory that was freed or reallocated is accessed or its address used. */
  USE_AFTER_FREE(
      "7.22.3p1", "memory that was freed or reallocated is accessed or its address used"),
  /** Also inside a bigger object: {@code a[1][7]} of {@code int a[4][5]} is undefined. */
  OUT_OF_BOUNDS("6.5.6p8", "an access reaches outside the object or the array it is made through"),
  /** Undefined even when the result is never used to access memory. */
  POINTER_ARITHMETIC(
      "6.5.6p8", "pointer arithmetic leaves the array and the place one past its end"),
  /** A pointer one past the last element is dereferenced. */
  ONE_PAST_DEREFERENCE("6.5.6p8", "a pointer one past the last element is dereferenced"),
  /**
   * The pointer's own making is {@link #POINTER_CONVERSION}; accesses the language cannot align for
   * are this.
   */
  MISALIGNED("6.5.3.2p4", "an access goes through a pointer that is not aligned for its type"),
  /** Not undefined with {@code -fno-strict-aliasing}. */
  EFFECTIVE_TYPE(
      "6.5p7", "an object is accessed through an lvalue of a type that may not alias it"),
  /** Equality of such pointers is defined. */
  UNRELATED_COMPARISON("6.5.8p5", "pointers into different objects are compared by order"),
  /** Pointers into different arrays are subtracted. */
  UNRELATED_SUBTRACTION("6.5.6p9", "pointers into different arrays are subtracted"),
  /** Such as one made from an arbitrary integer (6.3.2.3p5). */
  INVALID_POINTER("6.5.3.2p4", "a pointer that never pointed to an object is dereferenced"),
  /** An object defined const is modified. */
  CONST_WRITE("6.7.3p6", "an object defined const is modified"),
  /** An object defined volatile is accessed through an lvalue that is not volatile. */
  VOLATILE_ACCESS(
      "6.7.3p6", "an object defined volatile is accessed through an lvalue that is not volatile"),
  /** The array of a string literal is modified. */
  STRING_LITERAL_WRITE("6.4.5p7", "the array of a string literal is modified"),
  /** A side effect on an object is unsequenced relative to another use or side effect on it. */
  UNSEQUENCED(
      "6.5p2",
      "a side effect on an object is unsequenced relative to another use or side effect on it"),
  /** A function is called through an expression whose type is not compatible with its own. */
  WRONG_FUNCTION_TYPE(
      "6.5.2.2p9",
      "a function is called through an expression whose type is not compatible with its own"),
  /** Null and data pointers alike. */
  CALL_NON_FUNCTION("6.5.2.2p9", "a call goes through a pointer that does not point to a function"),
  /**
   * A call without prototype passes arguments whose number or promoted types do not fit the
   * definition.
   */
  ARGUMENT_MISMATCH(
      "6.5.2.2p6",
      "a call without prototype passes arguments whose number or promoted types do not "
          + "fit the definition"),
  /** Undefined only when the value is used. */
  MISSING_RETURN_VALUE(
      "6.9.1p12", "the value of a call is used but the function ended without returning one"),
  /** Compilers may assume that it ends. */
  ENDLESS_LOOP(
      "6.8.5p6", "a loop without side effects and with a non-constant condition never ends"),
  /** memcpy, strcpy, strcat, sprintf and the others that do not say they allow it. */
  OVERLAPPING_COPY("7.24.2.1p2", "a library function copies between objects that overlap"),
  /** An object is assigned from one that overlaps it inexactly or has another type. */
  OVERLAPPING_ASSIGNMENT(
      "6.5.16.1p3",
      "an object is assigned from one that overlaps it inexactly or has another type"),
  /** Memory that was already freed is freed or reallocated. */
  DOUBLE_FREE("7.22.3.3p2", "memory that was already freed is freed or reallocated"),
  /** A pointer that no allocation function returned is freed or reallocated. */
  BAD_FREE("7.22.3.3p2", "a pointer that no allocation function returned is freed or reallocated"),
  /** For both printf and scanf families. */
  FORMAT(
      "7.21.6.1p9",
      "a conversion specification is invalid or its argument is missing or has a wrong type"),
  /** The size of a variable length array is not greater than zero. */
  VLA_SIZE("6.7.6.2p5", "the size of a variable length array is not greater than zero"),
  /** By longjmp after the scope was left, or by a computed goto past 6.8.6.1p1. */
  VLA_JUMP("7.13.2.1p2", "a jump enters the scope of a variably modified declaration"),
  /** __builtin_unreachable and C23's unreachable(). */
  UNREACHABLE("7.21.1 of C23", "control reached a place that the program declared unreachable"),
  /** A bool that is neither 0 nor 1, an x87 number that is not one. */
  TRAP_REPRESENTATION("6.2.6.1p5", "an object is read whose bytes are no value of its type"),
  /** The result of abs, labs, llabs, imaxabs or a div function cannot be represented. */
  ABS_OVERFLOW(
      "7.22.6.1p2",
      "the result of abs, labs, llabs, imaxabs or a div function cannot be represented"),
  /** Also a missing va_start or va_end. */
  VA_ARG(
      "7.16.1.1p2", "a variable argument is missing, has another type, or its list is not in use"),
  /** A function declared _Noreturn returned. */
  NORETURN_RETURNED("6.7.4p8", "a function declared _Noreturn returned"),
  /** Null where an object is needed, character out of range, string without an end. */
  LIBRARY_ARGUMENT(
      "7.1.4p1", "an argument of a library function has no value that the function allows"),
  /** The comparison function of qsort or bsearch contradicts itself or changes the array. */
  INCONSISTENT_COMPARISON(
      "7.22.5p4",
      "the comparison function of qsort or bsearch contradicts itself or changes the array"),
  /** Longjmp goes to an environment that was never set or whose function has returned. */
  LONGJMP(
      "7.13.2.1p2",
      "longjmp goes to an environment that was never set or whose function has returned"),
  /**
   * An object modified in the scope of a restrict pointer is also accessed other than through it.
   */
  RESTRICT(
      "6.7.3.1p4",
      "an object modified in the scope of a restrict pointer is also accessed other "
          + "than through it"),
  /** Adding zero is undefined as well, though C2y will allow it. */
  NULL_ARITHMETIC("6.5.6p8", "an integer is added to a null pointer"),
  /** A null pointer is passed to or returned from a function that promised not to have one. */
  NONNULL_ARGUMENT(
      "GNU C attribute nonnull",
      "a null pointer is passed to or returned from a function that promised not to have one"),
  /** A function with one of these attributes depends on, or changes, what others change or see. */
  BROKEN_PROMISE(
      "GNU C attributes const and pure",
      "a function that promised to change nothing but its own objects, or to read nothing else "
          + "that changes, did so"),
  /** __builtin_clz(0), __builtin_assume(0). */
  BUILTIN_ARGUMENT(
      "GNU C built-in functions",
      "a built-in function got an argument for which it has no result, or an assumption was false"),
  /** A pointer is not aligned as __builtin_assume_aligned was told. */
  ALIGNMENT_ASSUMPTION(
      "GNU C __builtin_assume_aligned",
      "a pointer is not aligned as __builtin_assume_aligned was told"),
  /** The struct that a call returned, through its array member. */
  MODIFIED_TEMPORARY("6.2.4p8", "an object with temporary lifetime is modified"),
  /** A pointer is converted to a type for which it is not aligned. */
  POINTER_CONVERSION("6.3.2.3p7", "a pointer is converted to a type for which it is not aligned"),
  /** Compilers move and fold operations on floating numbers as if there were no flags and modes. */
  FENV_ACCESS(
      "7.6.1p2", "floating-point flags are tested or modes are set where FENV_ACCESS is not on"),
  /** Exit is called more than once or from an atexit handler. */
  EXIT_TWICE("7.22.4.4p2", "exit is called more than once or from an atexit handler");

  private final String clause;
  private final String explanation;

  UbKind(String clause, String explanation) {
    this.clause = clause;
    this.explanation = explanation;
  }

  /** The clause and paragraph of C17 that says so, unless another source is named. */
  public String clause() {
    return clause;
  }

  /** One line for a report. */
  public String explanation() {
    return explanation;
  }

  /** The name in lower case with hyphens, as commands print it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind with the given label. */
  public static Optional<UbKind> byLabel(String label) {
    for (UbKind kind : values()) {
      if (kind.label().equals(label)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
