#include <stdio.h>

struct __attribute__((packed)) packed {
  char c;
  int i;
};

int main(void) {
  struct packed s = {1, 2};
  int *p = &s.i;
  printf("%d\n", *p); /* UB: misaligned */
  return 0;
}
