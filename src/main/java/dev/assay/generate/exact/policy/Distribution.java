package dev.assay.generate.exact.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The random choices among a few outcomes whose weights are shuffled for each program. */
@SuppressWarnings("ImmutableEnumChecker") // The lists are unmodifiable.
public enum Distribution {
  INTEGER_TYPES(
      "types of variables, members and casts",
      "signed char 10, unsigned char 10, short 10, unsigned short 10, int 20, "
          + "unsigned int 20, long 10, unsigned long 10, long long 10, "
          + "unsigned long long 10, bool 5"),
  LEAVES(
      "where the leaves of expressions come from",
      "variable 30, constant 20, element 20, member 15, dereference 10"),
  TARGETS("whose variables assignments change", "local 20, mixed 30, output 30"),
  TARGET_SHAPES(
      "which part of a variable assignments change",
      "variable 40, element 25, member 20, dereference 10"),
  CONSTANT_KINDS("values of constants", "small 30, extreme 20, bit-block 15, any 15, reused 20"),
  CONSTANT_CHANGES(
      "what is done to a constant that is used again",
      "as is 50, negated 20, complemented 20, one more 5, one less 5"),
  CONSTANT_LEAVES("how many leaves of a region are constants", "as drawn 70, half 20, all 10"),
  OPERATOR_CONTEXTS(
      "operators that a region is restricted to",
      "any 50, additive 10, bitwise 10, logical 5, multiplicative 5, bitwise-shift 10, "
          + "additive-multiplicative 10"),
  UNARY_OPERATORS("unary operators", "+ 5, - 20, ~ 20, ! 10"),
  BINARY_OPERATORS(
      "binary operators, as far as the context allows them",
      "* 12, / 10, % 10, + 14, - 14, << 8, >> 8, < 4, > 4, <= 4, >= 4, == 4, != 4, "
          + "& 10, ^ 10, | 10, && 5, || 5"),
  SUBEXPRESSIONS("which common subexpression is used again", "the latest 30, any 70"),
  GLOBAL_ROLES(
      "what global variables are for: read, written, or both", "input 40, output 30, mixed 30"),
  QUALIFIERS("qualifiers of global variables", "none 80, const 12, volatile 8"),
  VARIABLE_SHAPES("what variables are", "number 50, array 25, struct 15, union 4, pointer 10"),
  ARRAY_ELEMENTS("what arrays are made of", "integer 70, floating 8, struct 15, pointer 7"),
  ARRAY_DIMENSIONS("how many dimensions arrays have", "one 60, two 30, three 10"),
  ARRAY_LENGTHS("lengths of arrays", "few 25, some 30, a power of two 25, many 20"),
  STRUCT_MEMBERS(
      "what structs are made of",
      "integer 50, bit-field 20, floating 5, array 12, struct 10, pointer 5"),
  BIT_FIELD_WIDTHS("widths of bit-fields", "one bit 15, a few bits 40, any 35, the whole type 10"),
  COMPOUND_TYPES("whether a struct type is used again", "new 40, used again 60"),
  ARRAY_REPRESENTATIONS(
      "what arrays are in C++", "array 40, std::array 20, std::vector 20, std::valarray 20"),
  ELEMENT_ACCESS("how elements are reached in C++", "subscript 70, at 30"),
  PARAMETER_COUNTS(
      "how many parameters functions have", "none 10, one or two 40, three to six 35, many 15"),
  RESULTS("what becomes of the result of a call", "a new variable 50, assigned 40, dropped 10"),
  INDEXES(
      "how elements of arrays are chosen",
      "constant 25, counter 30, counter with offset 15, counter with stride 10, any 20"),
  FLOATING_TYPES("types of floating expressions", "float 40, double 50, long double 3"),
  FLOATING_EXPRESSIONS(
      "what floating expressions are made of",
      "operator 50, minus 6, conditional 8, floating cast 8, integer 10, sign 6, leaf 20");

  private final String explanation;
  private final List<String> outcomes;
  private final List<Integer> weights;

  /**
   * @param outcomes each with its weight, separated by commas
   */
  Distribution(String explanation, String outcomes) {
    var names = new ArrayList<String>();
    var numbers = new ArrayList<Integer>();
    for (String outcome : List.of(outcomes.split(", ", -1))) {
      int blank = outcome.lastIndexOf(' ');
      names.add(outcome.substring(0, blank));
      numbers.add(Integer.valueOf(outcome.substring(blank + 1)));
    }
    this.explanation = explanation;
    this.outcomes = List.copyOf(names);
    this.weights = List.copyOf(numbers);
  }

  public String explanation() {
    return explanation;
  }

  /** The names of the outcomes; drawing gives the index of one. */
  public List<String> outcomes() {
    return outcomes;
  }

  /** The weights that the outcomes have without shuffling. */
  public List<Integer> weights() {
    return weights;
  }

  /** As in {@code assay.toml} and in the header of programs. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
