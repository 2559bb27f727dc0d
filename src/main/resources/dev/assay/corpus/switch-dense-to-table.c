/* Switches that only choose a constant: the compiler may make tables or linear functions. */
#include <stdio.h>

int scattered(int x) {
  switch (x) {
    case 1: return 17;
    case 2: return 4;
    case 3: return 99;
    case 4: return -5;
    case 5: return 1024;
    case 6: return 7;
    case 7: return 63;
    default: return 0;
  }
}

int linear(int x) {
  int result;
  switch (x) {
    case 10: result = 3; break;
    case 11: result = 8; break;
    case 12: result = 13; break;
    case 13: result = 18; break;
    case 14: result = 23; break;
    default: result = -1; break;
  }
  return result;
}

const char *name_of(unsigned day) {
  switch (day) {
    case 0: return "sun";
    case 1: return "mon";
    case 2: return "tue";
    case 3: return "wed";
    case 4: return "thu";
    case 5: return "fri";
    case 6: return "sat";
  }
  return "?";
}

int main(void) {
  int sum = 0;
  for (int i = -2; i < 20; i++) {
    sum += scattered(i) * 3 + linear(i);
  }
  for (unsigned day = 0; day < 8; day += 2) {
    printf("%s ", name_of(day));
  }
  printf("%d\n", sum);
  return 0;
}
