#include <stdio.h>
#include <stdlib.h>

__attribute__((pure, noinline)) static int checked(int x) {
  if (x > 3)
    exit(0);
  return x;
}

int main(void) {
  printf("%d\n", checked(2));
  if (checked(3) == 3)
    exit(0);
  return 1;
}
