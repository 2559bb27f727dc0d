#include <stdio.h>

int main(void) {
  int x[2] = {1, 2}, y[2] = {1, 2}, *p = x, *q = y;
  puts(p == q ? "one" : "two");
  return 0;
}
