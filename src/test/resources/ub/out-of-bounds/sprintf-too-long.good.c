#include <stdio.h>

int main(void) {
  char a[4];
  int n = 123;
  sprintf(a, "%d", n);
  puts(a);
  return 0;
}
