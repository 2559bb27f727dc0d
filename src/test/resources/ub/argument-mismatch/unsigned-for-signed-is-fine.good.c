#include <stdio.h>

static int show();

int main(void) {
  show(1U, "x");
  return 0;
}

static int show(int n, const char *s) { return printf("%d %s\n", n, s); }
