#include <stdio.h>

static int depth(int n) {
  volatile int local = n;
  return n == 0 ? 0 : 1 + depth(local - 1);
}
static unsigned long sum(unsigned long n, unsigned long acc) { return n ? sum(n - 1, acc + n) : acc; }

int main(void) {
  printf("%d\n", depth(2000));
  printf("%lu\n", sum(3000, 0));
  return 0;
}
