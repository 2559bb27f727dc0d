#include <stdio.h>

union u {
  float f;
  unsigned i;
};

int main(void) {
  union u u;
  u.f = 1.0f;
  float g = u.f;
  unsigned r = ((union u *)&g)->i; /* UB: effective-type */
  printf("%x\n", r);
  return 0;
}
