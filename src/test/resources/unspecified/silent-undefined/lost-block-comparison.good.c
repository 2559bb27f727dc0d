#include <stdio.h>

int main(void) {
  int *p = 0, *q = 0, k = 3;
  {
    int x = k;
    p = &x;
    p = &k;
  }
  {
    int y = k;
    q = &y;
    puts(p == q ? "reused" : "fresh");
  }
  return 0;
}
