package dev.assay.generate.exact.policy;

import java.util.Locale;

/**
 * What programs may contain; each has a weight among the features of its group, and 0 turns it off.
 */
public enum Feature {
  DECLARATION(Group.STATEMENT, 20, "a new local variable with a random initial value"),
  ASSIGNMENT(Group.STATEMENT, 40, "an expression stored in a variable, element or member"),
  IF(Group.STATEMENT, 14, "if, with or without else"),
  CALL_STATEMENT(Group.STATEMENT, 8, "a call of a function, as a statement"),
  FOR(Group.STATEMENT, 10, "a counting for loop"),
  WHILE(Group.STATEMENT, 3, "a counting while loop"),
  DO(Group.STATEMENT, 2, "a counting do loop"),
  BREAK(Group.STATEMENT, 5, "break under a condition"),
  CONTINUE(Group.STATEMENT, 4, "continue under a condition"),
  SWITCH(Group.STATEMENT, 6, "switch on values that occur, with ranges and falling through"),
  GOTO(Group.STATEMENT, 2, "goto forward, also out of nested loops"),
  ELEMENTWISE(Group.STATEMENT, 5, "a loop that computes an array element by element"),
  STENCIL(Group.STATEMENT, 4, "a loop that computes elements from neighbours"),
  REDUCTION(Group.STATEMENT, 5, "a loop that folds an array to a sum, product, extreme or count"),
  GATHER(Group.STATEMENT, 3, "a loop with subscripts from an array"),
  COPY(Group.STATEMENT, 4, "a loop that copies, fills, reverses or shifts an array"),
  SEARCH(Group.STATEMENT, 3, "a loop that stops at an element"),
  NEST(Group.STATEMENT, 3, "nested loops over matrices, also triangular"),
  DATA_LOOP(Group.STATEMENT, 3, "a loop whose end depends on the bits or digits of a number"),
  INDUCTION(Group.STATEMENT, 3, "a loop with several induction variables"),
  WALK(Group.STATEMENT, 3, "a loop that walks pointers over arrays"),
  UNSWITCH(Group.STATEMENT, 2, "a loop with a condition inside that does not change"),
  RECURRENCE(Group.STATEMENT, 3, "a loop that keeps values of the rounds before"),
  DUFF(Group.STATEMENT, 1, "a loop that a switch enters in its middle"),
  COMPOUND(Group.STATEMENT, 10, "an operation in place, such as +="),
  INCREMENT(Group.STATEMENT, 5, "++ or -- as a statement"),
  CHAIN(Group.STATEMENT, 3, "a = b = c"),
  RECORD_COPY(Group.STATEMENT, 4, "a whole struct assigned"),
  VECTOR_ASSIGNMENT(Group.STATEMENT, 4, "a whole vector computed and stored"),
  LOCAL_ARRAY(Group.STATEMENT, 3, "a local array, with designators in C"),
  LOCAL_RECORD(Group.STATEMENT, 3, "a local struct"),
  STATIC_LOCAL(Group.STATEMENT, 2, "a local variable that keeps its value between calls"),
  CONST_LOCAL(Group.STATEMENT, 3, "a const local variable"),
  VOLATILE_LOCAL(Group.STATEMENT, 1, "a volatile local variable"),
  POINTER_LOCAL(Group.STATEMENT, 4, "a pointer to a variable or element, and a store through it"),
  MEMORY(Group.STATEMENT, 3, "memcpy, memmove, memset and memcmp on arrays"),
  STRING(Group.STATEMENT, 1, "library functions on strings"),
  HEAP(Group.STATEMENT, 1, "an array from malloc or calloc"),
  VLA(Group.STATEMENT, 1, "a variable length array, in C"),
  ATOMIC_UPDATE(Group.STATEMENT, 1, "atomic operations by builtins"),
  HINT(Group.STATEMENT, 2, "unreachable branches and assumed alignments, both true"),
  BLOCK(Group.STATEMENT, 2, "a block among statements"),
  EMPTY(Group.STATEMENT, 1, "an empty statement or a value that is dropped"),
  NEVER(Group.STATEMENT, 1, "code under a condition that never holds"),
  RETURN(Group.STATEMENT, 1, "a return before the end, under a condition"),

  CONSTANT(Group.EXPRESSION, 6, "an integer constant"),
  VARIABLE(Group.EXPRESSION, 25, "a variable, element, member or dereferenced pointer"),
  CALL(Group.EXPRESSION, 5, "a call of a function without side effects"),
  BINARY(Group.EXPRESSION, 80, "a binary operator"),
  UNARY(Group.EXPRESSION, 10, "a unary operator"),
  TERNARY(Group.EXPRESSION, 8, "a ? b : c"),
  CAST(Group.EXPRESSION, 8, "a cast to another integer type"),
  COMMON_SUBEXPRESSION(Group.EXPRESSION, 8, "an earlier subexpression once more"),
  STEP(Group.EXPRESSION, 3, "++ and -- inside of expressions"),
  COMPOUND_ASSIGNMENT(Group.EXPRESSION, 3, "+= and its kin inside of expressions"),
  INNER_ASSIGNMENT(Group.EXPRESSION, 3, "an assignment inside of an expression"),
  COMMA(Group.EXPRESSION, 2, "a side effect and then a value"),
  SHORT_CIRCUIT(Group.EXPRESSION, 3, "a side effect that && or || decides on"),
  OR_ELSE(Group.EXPRESSION, 2, "GNU's a ?: b"),
  STATEMENT_EXPRESSION(Group.EXPRESSION, 2, "GNU's ({ ... }) with variables of its own"),
  IDIOM(Group.EXPRESSION, 16, "shapes that optimisers look for, such as rotations"),
  LOOP_IDIOM(Group.EXPRESSION, 1, "loops over bits that single instructions replace"),
  BIT_BUILTIN(Group.EXPRESSION, 4, "builtins that count or swap bits"),
  OVERFLOW_BUILTIN(Group.EXPRESSION, 2, "builtins that tell whether an operation overflows"),
  EXPECT(Group.EXPRESSION, 2, "__builtin_expect, right or wrong"),
  INT128_OPERATION(Group.EXPRESSION, 2, "operations in 128 bits"),
  BIT_INT(Group.EXPRESSION, 0, "operations on C23's _BitInt"),
  FLOATING_COMPARISON(Group.EXPRESSION, 3, "comparisons of floating values"),
  FLOATING_TO_INTEGER(Group.EXPRESSION, 3, "floating values cut to integers"),
  VECTOR(Group.EXPRESSION, 2, "operations on GNU vectors, also shuffles and conversions"),
  UNION_PUNNING(Group.EXPRESSION, 2, "the bytes of a value as another type, in C"),
  COMPOUND_LITERAL(Group.EXPRESSION, 2, "an element of an array without a name, in C"),
  STRING_ELEMENT(Group.EXPRESSION, 1, "an element of a string literal"),
  POINTER_ELEMENT(Group.EXPRESSION, 3, "*(a + i), in C"),
  POINTER_COMPARISON(Group.EXPRESSION, 1, "whether two addresses are the same, in C"),
  POINTER_DIFFERENCE(Group.EXPRESSION, 1, "the distance of two elements, in C"),
  ENUM_CONSTANT(Group.EXPRESSION, 2, "a constant of an enum"),

  FLOATING_VARIABLE(Group.TYPE, 50, "variables, members and parameters of floating point"),
  LONG_DOUBLE(Group.TYPE, 25, "variables, members and parameters of long double"),
  VECTOR_VARIABLE(Group.TYPE, 25, "variables that are GNU vectors"),
  EXTENDED_VECTOR(Group.TYPE, 30, "vectors that are clang's ext_vector_type where clang compiles"),
  INT128(Group.TYPE, 20, "integers of 128 bits"),
  PLAIN_CHAR(Group.TYPE, 30, "char without a sign of its own"),
  ENUM(Group.TYPE, 40, "variables of enumerated types"),
  TYPEDEF(Group.TYPE, 40, "second names of types"),
  UNNAMED_BIT_FIELD(Group.TYPE, 40, "bit-fields without a name, some of width zero"),
  PACKED(Group.TYPE, 15, "structs without padding"),
  ALIGNED(Group.TYPE, 25, "variables and structs of a stricter alignment"),
  ATOMIC(Group.TYPE, 12, "_Atomic variables"),
  STATIC_GLOBAL(Group.TYPE, 40, "static global variables, in programs of one file"),

  STATIC_FUNCTION(Group.FUNCTION, 60, "functions of internal linkage"),
  INLINE_FUNCTION(Group.FUNCTION, 25, "functions declared inline"),
  ALWAYS_INLINE(Group.FUNCTION, 15, "inline functions that are always inlined"),
  NOINLINE(Group.FUNCTION, 15, "functions that are never inlined"),
  PURE_ATTRIBUTE(Group.FUNCTION, 30, "the attribute pure, where it is true"),
  CONST_ATTRIBUTE(Group.FUNCTION, 60, "the attribute const, where it is true"),
  HOT_COLD(Group.FUNCTION, 10, "the attributes hot and cold"),
  RESTRICT(Group.FUNCTION, 50, "restrict pointers to arguments that don't overlap"),
  RECURSION(Group.FUNCTION, 20, "functions that call themselves, to a bounded depth"),
  MUTUAL_RECURSION(Group.FUNCTION, 10, "two functions that call each other"),
  VARIADIC(Group.FUNCTION, 12, "functions with variable arguments"),
  FUNCTION_TABLE(Group.FUNCTION, 15, "functions of one type, called through a table"),
  FUNCTION_POINTER(Group.FUNCTION, 15, "calls through a local pointer"),
  PURE_FUNCTION(Group.FUNCTION, 50, "functions without side effects, called in expressions"),
  STRUCT_PARAMETER(Group.FUNCTION, 15, "structs passed by value"),
  POINTER_PARAMETER(Group.FUNCTION, 25, "objects passed by address"),
  STRUCT_RESULT(Group.FUNCTION, 15, "structs as results"),
  EARLY_RETURN(Group.FUNCTION, 25, "a return in the middle of a function");

  private final Group group;
  private final int weight;
  private final String explanation;

  Feature(Group group, int weight, String explanation) {
    this.group = group;
    this.weight = weight;
    this.explanation = explanation;
  }

  /** Features of one group compete with each other. */
  public enum Group {
    STATEMENT,
    EXPRESSION,
    /** Switched on or off by chance in a program: the weight is a percentage. */
    TYPE,
    /** Traits of functions and their calls: the weight is a percentage. */
    FUNCTION;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Group group() {
    return group;
  }

  /** The weight that it has by default. */
  public int weight() {
    return weight;
  }

  public String explanation() {
    return explanation;
  }

  /** As in {@code assay.toml} and in the header of programs. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
