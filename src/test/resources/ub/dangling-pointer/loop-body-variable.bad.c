#include <stdio.h>

int main(void) {
  int *last = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    int x = i * 2;
    if (last) sum += *last; /* UB: dangling-pointer */
    last = &x;
  }
  printf("%d\n", sum);
  return 0;
}
