#include <stdio.h>

static int add();

int main(void) {
  printf("%d\n", add(1, 2));
  return 0;
}

static int add(int a, int b) { return a + b; }
