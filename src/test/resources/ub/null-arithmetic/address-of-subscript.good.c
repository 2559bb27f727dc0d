#include <stdio.h>

int main(void) {
  int a[5] = {1, 2};
  int *p = a;
  int *q = &p[3];
  puts(q ? "set" : "null");
  return 0;
}
