#include <stdio.h>

int main(void) {
  char x = 1, *p = &x;
  long d = p - (char *)&x;
  puts(d == 1 ? "one" : "other");
  return 0;
}
