/* Unspecified: C does not say which argument is evaluated first, and gcc and clang differ. */
#include <stdio.h>

static int next(void) {
  static int count;
  return ++count;
}

int main(void) {
  printf("%d %d\n", next(), next());
  return 0;
}
