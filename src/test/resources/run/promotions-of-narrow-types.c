#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char sc = -1;
  unsigned char uc = 255;
  short s = -2;
  unsigned short us = 65535;
  _Bool b = 1;
  char c = 'A';
  printf("%d %d %d %d %d %d\n", -sc, -uc, -s, -us, -b, -c);
  printf("%d %d %d %d %d\n", ~sc, ~uc, ~s, ~us, ~b);
  printf("%zu %zu %zu %zu\n", sizeof(+sc), sizeof(uc + us), sizeof(b ? c : s), sizeof(sc << uc));
  printf("%d\n", uc + uc == 510);
  printf("%d %d\n", sc < uc, (unsigned)sc < uc);
  uc = uc + 1;
  us += us;
  printf("%d %d\n", uc, us);
  return 0;
}
