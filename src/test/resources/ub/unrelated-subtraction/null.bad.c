#include <stdio.h>

int main(void) {
  char x = 1, *p = &x;
  long d = p - (char *)0; /* UB: unrelated-subtraction */
  puts(d == 1 ? "one" : "other");
  return 0;
}
