#include <stdio.h>

int main(void) {
  _Alignas(int) char storage[4] = {0};
  int *p = (int *)&storage;
  *p = 7; /* UB: effective-type */
  printf("%d\n", *p);
  return 0;
}
