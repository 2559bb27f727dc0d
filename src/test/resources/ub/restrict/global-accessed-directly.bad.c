#include <stdio.h>

static int counter = 1;

static int bump(int *restrict p) {
  *p += 1;
  counter += 1; /* UB: restrict */
  return *p;
}

int main(void) {
  printf("%d\n", bump(&counter));
  return 0;
}
