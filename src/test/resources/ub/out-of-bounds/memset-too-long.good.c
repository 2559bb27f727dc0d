#include <stdio.h>
#include <string.h>

int main(void) {
  char a[4];
  size_t n = 4;
  memset(a, 1, n);
  printf("%d\n", a[3]);
  return 0;
}
