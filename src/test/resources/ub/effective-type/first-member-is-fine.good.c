#include <stdio.h>

struct a {
  int x;
  double d;
};

int main(void) {
  struct a a = {1, 2.0};
  int *p = (int *)&a;
  *p = 4;
  printf("%d\n", (int)a.d);
  return 0;
}
