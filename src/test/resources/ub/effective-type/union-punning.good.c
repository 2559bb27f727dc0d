#include <stdio.h>

union u {
  float f;
  unsigned i;
};

int main(void) {
  union u u;
  u.f = 1.0f;
  unsigned r = u.i;
  printf("%x\n", r);
  return 0;
}
