#include <stdio.h>

struct __attribute__((packed)) packed {
  char c;
  long values[2];
};

static long sum(const long *p) {
  return p[0] + p[1];
}

int main(void) {
  struct packed s = {1, {2, 3}};
  long copy[2] = {s.values[0], s.values[1]};
  printf("%ld\n", sum(copy));
  return 0;
}
