#include <stdio.h>

struct point {
  int x, y;
};

int main(void) {
  struct point p;
  p.x = 1;
  p.y = 2;
  if (p.x + p.y > 0) puts("positive");
  else puts("negative");
  return 0;
}
