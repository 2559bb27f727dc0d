#include <stdio.h>

struct __attribute__((packed)) packed {
  char c;
  long values[2];
};

static long sum(const long *p) {
  return p[0] + p[1]; /* UB: misaligned */
}

int main(void) {
  struct packed s = {1, {2, 3}};
  printf("%ld\n", sum(s.values));
  return 0;
}
