#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  unsigned u = 0;
  u -= 1;
  printf("%u\n", u);
  u += 2;
  printf("%u\n", u);
  unsigned long l = ULONG_MAX;
  l *= 3;
  printf("%lu\n", l);
  unsigned char c = 0;
  c--;
  printf("%d\n", c);
  unsigned short s = 40000;
  s += s;
  printf("%d\n", s);
  printf("%u\n", -1u / 2);
  printf("%u\n", (unsigned)-5 % 7);
  printf("%d\n", 0u - 1 > 0);
  printf("%llu\n", (unsigned long long)-1 >> 1);
  size_t n = 3;
  int count = 0;
  while (n-- > 0) count++;
  printf("%d %d\n", count, n == SIZE_MAX);
  return 0;
}
