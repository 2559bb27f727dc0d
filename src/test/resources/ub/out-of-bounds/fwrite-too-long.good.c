#include <stdio.h>

int main(void) {
  char a[4] = "abc";
  size_t n = 3;
  fwrite(a, 1, n, stdout);
  putchar('\n');
  return 0;
}
