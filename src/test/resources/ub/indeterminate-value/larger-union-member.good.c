#include <stdio.h>

union u {
  char c;
  int i;
};

int main(void) {
  union u u;
  u.i = 1;
  if (u.i == 1) puts("one");
  else puts("other");
  return 0;
}
