/* Variables whose cleanup runs at every way out of their scope, in reverse order. */
#include <stdio.h>

static char trace[64];
static int used;

static void note(const char *which) {
  trace[used++] = *which;
}

static void leave(const char **name) {
  note(*name);
}

#define SCOPED(name) __attribute__((cleanup(leave))) const char *name = #name

static int work(int mode) {
  SCOPED(a);
  for (int i = 0; i < 3; i++) {
    SCOPED(b);
    if (mode == 1 && i == 1) {
      break;
    }
    if (mode == 2) {
      continue;
    }
    if (mode == 3) {
      return i;
    }
    SCOPED(c);
    if (mode == 4) {
      goto out;
    }
  }
  note("x");
out:
  return mode * 10;
}

int main(void) {
  int sum = 0;
  for (int mode = 0; mode < 5; mode++) {
    sum += work(mode);
    note("|");
  }
  printf("%d %s\n", sum, trace);
  return 0;
}
