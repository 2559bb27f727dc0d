#include <stdio.h>

static int say(int x) {
  printf("%d ", x);
  return x;
}

int main(void) {
  int r = say(1) + say(2); /* UNSPECIFIED: evaluation-order */
  printf("= %d\n", r);
  return 0;
}
