#include <stdio.h>

struct flags {
  unsigned a : 4, b : 4;
};

int main(void) {
  struct flags f;
  f.a = 3;
  f.b = 1;
  if (f.b == 1) puts("one");
  else puts("other");
  return 0;
}
