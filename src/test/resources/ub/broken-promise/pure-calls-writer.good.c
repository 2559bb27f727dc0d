#include <stdio.h>

static struct flags {
  int low : 3;
  int high : 5;
} flags = {1, 2};

static void set(struct flags *f, int x) { f->high = x; }

static int get(int) __attribute__((__pure__));

static int get(int x) {
  struct flags own = flags;
  set(&own, x);
  return own.low + own.high;
}

int main(void) {
  printf("%d\n", get(3));
  return 0;
}
