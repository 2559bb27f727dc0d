#include <stdio.h>

static int none(void) {
} /* UB: missing-return-value */

int main(void) {
  if (none()) puts("set"); /* UB: missing-return-value */
  else puts("clear");
}
