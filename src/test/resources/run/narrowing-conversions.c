#include <stdio.h>

int main(void) {
  int big = 0x12345678;
  printf("%d %d %d\n", (signed char)big, (short)big, (unsigned char)(big >> 8));
  long l = 0x1ffffffffL;
  int i = l;
  unsigned u = l;
  printf("%d %u\n", i, u);
  signed char c = 200;
  short s = 70000;
  printf("%d %d\n", c, s);
  unsigned char uc = -1;
  unsigned short us = -2;
  printf("%d %d\n", uc, us);
  unsigned long ul = -3;
  printf("%lu\n", ul);
  printf("%lld\n", (long long)(unsigned)-1);
  printf("%lld\n", (long long)(int)0xffffffffu);
  printf("%d\n", (int)(char)0x80);
  return 0;
}
