// options: -fno-strict-aliasing
#include <stdio.h>

int main(void) {
  float f = 1.5f;
  int i = *(int *)&f;
  printf("%x\n", (unsigned)i);
  double d = 2.0;
  printf("%lx\n", *(unsigned long *)&d);
  _Alignas(int) char storage[8] = {0};
  *(int *)storage = 0x04030201;
  printf("%d %d\n", storage[0], storage[3]);
  struct a { int x, y; } a = {1, 2};
  struct b { int x, y; } *b = (struct b *)&a;
  b->y = 5;
  printf("%d\n", a.y);
  return 0;
}
