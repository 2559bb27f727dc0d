#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int i = 4;
  int *p = &a[i];
  puts(p > a ? "after" : "before");
  return 0;
}
