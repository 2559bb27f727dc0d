#include <stdio.h>

struct {
  int a[2];
  int b;
} s = {{1, 2}, 3};

int main(void) {
  int *end = s.a + 2;
  printf("%d\n", *end); /* UB: one-past-dereference */
  return 0;
}
