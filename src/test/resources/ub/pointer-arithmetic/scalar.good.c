#include <stdio.h>

int main(void) {
  int x = 1, *p = &x;
  p += 1;
  puts(p != &x ? "moved" : "same");
  return 0;
}
