#include <stdio.h>

static int counter = 1;

static int bump(int *restrict p) {
  *p += 1;
  *p += 1;
  return *p;
}

int main(void) {
  printf("%d\n", bump(&counter));
  return 0;
}
