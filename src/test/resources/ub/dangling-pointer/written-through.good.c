#include <stdio.h>

static int *slot(void) {
  static int x = 0;
  int *p = &x;
  return p;
}

int main(void) {
  int *p = slot();
  *p = 3;
  puts("done");
  return 0;
}
