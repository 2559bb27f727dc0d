#include <stdio.h>

#define FIND(array, n, value) ({ \
    __label__ found;             \
    int i_, r_ = -1;             \
    for (i_ = 0; i_ < (n); i_++) \
      if ((array)[i_] == (value)) { r_ = i_; goto found; } \
  found:                         \
    r_; })

int main(void) {
  int a[] = {4, 8, 15, 16, 23, 42};
  int x = FIND(a, 6, 15), y = FIND(a, 6, 7);
  printf("%d %d\n", x, y);
  printf("%d\n", FIND(a, 6, 42));
  return 0;
}
