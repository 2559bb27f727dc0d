#include <stdio.h>

int main(void) {
  int x = 1, *p = &x;
  int r = p != (int *)0;
  puts(r ? "above" : "below");
  return 0;
}
