#include <stdio.h>

static int scale = 3;

__attribute__((pure, noinline)) static int scaled(int x) { return x * scale; }

int main(void) {
  int a = scaled(5);
  scale = 4;
  printf("%d %d\n", a, scaled(5));
  return 0;
}
