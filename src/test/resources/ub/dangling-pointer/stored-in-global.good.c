#include <stdio.h>

static int *global;

static void store(void) {
  static int local = 4;
  global = &local;
}

int main(void) {
  store();
  printf("%d\n", *global);
  return 0;
}
