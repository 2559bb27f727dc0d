#include <stdio.h>

static int say(int x) {
  printf("%d ", x);
  return x;
}

int main(void) {
  int r = say(1);
  r += say(2);
  printf("= %d\n", r);
  return 0;
}
