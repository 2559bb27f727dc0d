#include <stdio.h>

union u {
  int i;
  struct {
    char c;
    short s;
  } part;
};

int main(void) {
  union u u = {0x01020304};
  int s = u.part.s;
  u.i = s;
  printf("%d\n", u.i);
  return 0;
}
