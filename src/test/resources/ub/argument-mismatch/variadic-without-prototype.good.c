#include <stdio.h>

static int count();

int main(void) {
  printf("%d\n", count(2));
  return 0;
}

static int count(int n) { return n; }
