#include <stdio.h>

int main(void) {
  struct { unsigned f : 3; } s = {5}; int n = 8;
  int r = s.f << n;
  printf("%d\n", r);
  return 0;
}
