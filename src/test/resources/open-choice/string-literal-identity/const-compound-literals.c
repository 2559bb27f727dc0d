#include "../harmless.h"

int main(void) {
  const int *p = (const int[]){1, 2, 3}, *q = (const int[]){1, 2, 3};
  printf("%u %d\n", harmless(1), p == q); /* UNSPECIFIED: string-literal-identity */
}
