#include <stdio.h>

int main(void) {
  int x = 1, *p = &x;
  void *q = *(void **)&p; /* UB: effective-type */
  puts(q ? "set" : "null");
  return 0;
}
