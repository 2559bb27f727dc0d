#include <stdint.h>
#include <stdio.h>

int main(void) {
  static int x = 1, y = 2;
  int *p = &x, *q = &y;
  if (*p > *q) {
    int *t = p;
    p = q;
    q = t;
  }
  printf("%d %d\n", *p, *q);
  return 0;
}
