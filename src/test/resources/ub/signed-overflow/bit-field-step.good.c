#include <stdio.h>

struct counts {
  unsigned few : 30, all : 32;
};

int main(void) {
  struct counts c = {1073741823, 4294967295};
  ++c.few;
  ++c.all;
  printf("%d %u\n", c.few, c.all);
  return 0;
}
