#include <stdio.h>

static int get(const int *p) {
  return *p;
}

int main(void) {
  int x = 6;
  if (get(&x) > 5) puts("big");
  else puts("small");
  return 0;
}
