#include <stdio.h>

int main(void) {
  struct { unsigned f : 8; } s = {100};
  int r = s.f << 24;
  printf("%d\n", r);
  return 0;
}
