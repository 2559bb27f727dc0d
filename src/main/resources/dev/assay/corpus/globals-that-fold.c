/* Globals that are only written, never written, written once, or used by one function. */
#include <stdio.h>

static int only_read = 12;
static int only_written;
static int initialised_once;
static const int *selected;
static int table[4] = {1, 2, 4, 8};
static int scratch;
static struct { int a, b; } pair;
static unsigned char flag;

static int accumulate(int n) {
  scratch = 0;
  for (int i = 0; i < n; i++) {
    scratch += table[i & 3] * only_read;
  }
  return scratch;
}

static void setup(void) {
  if (!initialised_once) {
    initialised_once = 1;
    selected = &table[2];
    flag = 1;
  }
}

__attribute__((noinline)) int touch(int x) {
  only_written = x;
  pair.a += x;
  pair.b = pair.a - pair.b;
  return flag ? *selected : -1;
}

int main(void) {
  int before = touch(1);
  setup();
  int sum = 0;
  for (int i = 0; i < 7; i++) {
    setup();
    sum += accumulate(i) - touch(i);
  }
  printf("%d %d %d %d\n", before, sum, pair.a, pair.b);
  return 0;
}
