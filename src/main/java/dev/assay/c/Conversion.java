package dev.assay.c;

/** What a conversion, explicit or implicit, does to a value. */
public enum Conversion {
  /** Reads the object an lvalue designates; qualifiers are dropped. */
  LVALUE_TO_RVALUE,
  ARRAY_TO_POINTER,
  FUNCTION_TO_POINTER,
  /** Integer (also bool and enum) to another integer type that is not bool. */
  INTEGRAL,
  INTEGRAL_TO_FLOATING,
  FLOATING_TO_INTEGRAL,
  /** Real floating to another real floating type. */
  FLOATING,
  /** Any scalar to bool: compares unequal to zero. */
  TO_BOOL,
  POINTER_TO_INTEGRAL,
  INTEGRAL_TO_POINTER,
  /** A null pointer constant (integer, {@code (void*)0} or {@code nullptr}) to a pointer type. */
  NULL_TO_POINTER,
  /** Pointer to pointer of another type. */
  POINTER,
  TO_VOID,
  REAL_TO_COMPLEX,
  COMPLEX_TO_REAL,
  COMPLEX,
  /** A scalar into each element of a vector. */
  VECTOR_SPLAT,
  /** The bytes of a vector (or of a scalar of the same size) seen as another type. */
  VECTOR_REINTERPRET,
  /** GNU: a value becomes the union that has a member of its type. */
  TO_UNION,
  /** The same representation and value: qualifiers, or a cast to the same type. */
  NO_OP
}
