#include <stdio.h>

struct s {
  int a, b;
} s, t;

int main(void) {
  int *p = &s.a, *q = &t.b;
  puts(p > q ? "greater" : "less"); /* UB: unrelated-comparison */
  return 0;
}
