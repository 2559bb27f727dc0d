#include <stdio.h>

struct s {
  int a[2], b[2];
} s;

int main(void) {
  long d = s.b - s.a; /* UB: unrelated-subtraction */
  printf("%ld\n", d);
  return 0;
}
