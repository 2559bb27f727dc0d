#include <stdio.h>

int main(void) {
  int a[2] = {1, 2};
  int *p = a + 1;
  p -= 1;
  puts(p ? "set" : "null");
  return 0;
}
