#include <stdio.h>

static int a_function_with_a_long_name(int first_parameter, int second_parameter,
    int third_parameter, const char *fourth_parameter) {
  return first_parameter + second_parameter + third_parameter + (fourth_parameter != 0)
      + first_parameter * second_parameter;
}

static const int table[19] = {
  100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800,
  1900
};

static const struct {
  const char *name;
  int values[4];
} rows[3] = {
  {"first row of the table", {1, 2, 3, 4}}, {"second row of the table", {5, 6, 7, 8}},
  {"third", {9}}
};

enum {
  FIRST_ENUMERATION_CONSTANT, SECOND_ENUMERATION_CONSTANT = 10, THIRD_ENUMERATION_CONSTANT,
  FOURTH_ENUMERATION_CONSTANT
};

int main(void) {
  int result = a_function_with_a_long_name(table[0] + table[1] * table[2],
      a_function_with_a_long_name(1, 2, 3, "a string of some length"), 4, rows[1].name);

  if (result > table[3] && result > table[4] && result > table[5] && result > table[6]
      || result < table[7] && rows[0].values[3] == 4)
    result = result ? result + FIRST_ENUMERATION_CONSTANT + SECOND_ENUMERATION_CONSTANT
        : THIRD_ENUMERATION_CONSTANT;
  printf("%d %s %s %s %s\n", result, "a string literal that is rather long in itself",
      "another one", "and one more " "in two pieces", rows[2].name);
  return 0;
}
