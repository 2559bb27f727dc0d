#include <stdio.h>

int main(void) {
  union { char storage[4]; int value; } storage = {{0}};
  int *p = (int *)&storage;
  *p = 7;
  printf("%d\n", *p);
  return 0;
}
