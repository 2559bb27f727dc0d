#include <stdio.h>

int main(void) {
  unsigned a = 0xf0f0f0f0u, b = 0x0ff00ff0u;
  printf("%x %x %x %x\n", a & b, a | b, a ^ b, ~a);
  int i = -1;
  printf("%d %d %d\n", i & 0xff, i ^ 5, ~i);
  long l = 0x123456789abcdefL;
  printf("%lx %lx\n", (unsigned long)l & 0xffff, ~(unsigned long)l);
  unsigned char c = 0xaa;
  c ^= 0xff;
  c |= 0x80;
  c &= ~1;
  printf("%x\n", c);
  _Bool t = 1, f = 0;
  printf("%d %d %d\n", t & f, t | f, t ^ t);
  printf("%d\n", 1 & 2 == 2);
  return 0;
}
