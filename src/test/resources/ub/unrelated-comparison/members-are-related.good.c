#include <stdio.h>

struct s {
  int a, b;
} s, t;

int main(void) {
  int *p = &s.a, *q = &s.b;
  puts(p > q ? "greater" : "less");
  return 0;
}
