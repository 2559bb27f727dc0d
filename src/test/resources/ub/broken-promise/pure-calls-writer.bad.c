#include <stdio.h>

static struct {
  int low : 3;
  int high : 5;
} flags;

static void set(int x) {
  flags.high = x; /* UB: broken-promise */
}

static int get(int) __attribute__((__pure__));

static int get(int x) {
  set(x);
  return flags.low + flags.high;
}

int main(void) {
  printf("%d\n", get(3));
  return 0;
}
