#include <stdio.h>

static int act(int x) {
  printf("%d\n", x);
} /* UB: missing-return-value */

int main(void) {
  act(1);
  if (act(2)) puts("true"); /* UB: missing-return-value */
  return 0;
}
