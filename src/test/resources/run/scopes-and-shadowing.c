#include <stdio.h>

int x = 1;
typedef int T;

static int f(int x) {
  {
    int x = 10;
    x++;
    for (int x = 0; x < 2; x++) {
      int y = x;
      (void)y;
    }
    if (x == 11) {
      double x = 0.5;
      printf("%g\n", x);
    }
  }
  return x;
}

int main(void) {
  printf("%d\n", f(5));
  int T = 3;
  T += 1;
  printf("%d\n", T);
  struct x { char c[3]; } y;
  printf("%zu %zu\n", sizeof(struct x), sizeof y);
  enum { x = 77 };
  printf("%d\n", x);
  {
    struct x { long l; };
    printf("%zu\n", sizeof(struct x));
  }
  int i = 5;
  { int i = 3, j = i; printf("%d\n", j); }
  for (int i = 0; i < 1; i++) { int i = 9; printf("%d\n", i); }
  printf("%d\n", i);
  return 0;
}
