#include <stdio.h>

static void touch(int *p) { (void)p; }

int main(void) {
  int x;
  touch(&x);
  if (x > 10) puts("big"); /* UB: indeterminate-value */
  else puts("small");
  return 0;
}
