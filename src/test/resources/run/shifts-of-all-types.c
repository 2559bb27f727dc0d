#include <stdio.h>

int main(void) {
  unsigned char uc = 0x81;
  short s = -32768;
  unsigned u = 0x80000001u;
  long long ll = -1024;
  unsigned long ul = 1;
  printf("%d %d\n", uc << 1, uc >> 1);
  printf("%d %d\n", s >> 3, s >> 15);
  printf("%u %u\n", u << 1, u >> 31);
  printf("%lld\n", ll >> 5);
  for (int i = 0; i < 64; i += 21) printf("%lx\n", ul << i);
  int i = 1;
  i <<= 10;
  i >>= 3;
  uc <<= 1;
  printf("%d %d\n", i, uc);
  u = 1;
  u <<= 31;
  printf("%u\n", u);
  ul = ~0ul;
  ul >>= 60;
  printf("%lu\n", ul);
  printf("%d\n", -1 >> 31);
  return 0;
}
