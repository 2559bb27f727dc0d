#include <stdio.h>

static int act(int x) {
  printf("%d\n", x);
}

int main(void) {
  act(1);
  act(2);
  return 0;
}
