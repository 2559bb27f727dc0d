#include <stdio.h>

struct counts {
  unsigned few : 31;
};

int main(void) {
  struct counts c = {2147483647};
  ++c.few; /* UB: signed-overflow */
  printf("%d\n", c.few);
  return 0;
}
