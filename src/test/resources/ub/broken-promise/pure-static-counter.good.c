#include <stdio.h>

__attribute__((noinline)) static int next(void) {
  static int n;
  return ++n;
}

__attribute__((pure, noinline)) static int base(void) {
  static int n = 7;
  return n;
}

int main(void) {
  printf("%d\n", next() + base());
  return 0;
}
