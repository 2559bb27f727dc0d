#include <stdio.h>

int main(void) {
  char a[16] = "abc", b[16] = "abc";
  sprintf(a, "x%s", b);
  puts(a);
  return 0;
}
