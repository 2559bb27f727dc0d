#include <stdio.h>

static int both(int *i, short *s) {
  *i = 0x10001;
  *s = 2;
  return *i;
}

int main(void) {
  int i = 0;
  short s = 0;
  short *p = &s;
  printf("%d\n", both(&i, p) == 0x10001);
  return 0;
}
