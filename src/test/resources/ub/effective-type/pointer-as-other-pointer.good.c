#include <stdio.h>

int main(void) {
  int x = 1, *p = &x;
  void *q = *(int **)&p;
  puts(q ? "set" : "null");
  return 0;
}
