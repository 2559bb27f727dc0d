#include <stdio.h>

static int run(int n) {
  static const int offset[] = {&&a - &&a, &&b - &&a, &&c - &&a};
  int r = 0;
  goto *(&&a + offset[n]);
a:
  r += 1;
b:
  r += 10;
c:
  r += 100;
  return r;
}

int main(void) {
  printf("%d %d %d\n", run(0), run(1), run(2));
  return 0;
}
