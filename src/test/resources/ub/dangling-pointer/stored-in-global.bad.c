#include <stdio.h>

static int *global;

static void store(void) {
  int local = 4;
  global = &local;
}

int main(void) {
  store();
  printf("%d\n", *global); /* UB: dangling-pointer */
  return 0;
}
