#include <stdio.h>

int main(void) {
  int *p = 0;
  for (int i = 0; i < 3; i++) {
    p = &i;
  }
  printf("%d\n", *p); /* UB: dangling-pointer */
  return 0;
}
