/* Assembly that may jump, though it never does. */
#include <stdio.h>

static int guarded(int x) {
  __asm__ goto("" : : "r"(x) : : rare);
  return x + 1;
rare:
  return -1;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 5; i++) {
    sum += guarded(i);
  }
  printf("%d\n", sum);
  return 0;
}
