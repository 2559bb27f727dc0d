#include <stdio.h>

static void touch(int *p) { (void)p; }

int main(void) {
  int x;
  touch(&x);
  x = 5;
  if (x > 10) puts("big");
  else puts("small");
  return 0;
}
