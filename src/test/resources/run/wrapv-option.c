// options: -fwrapv
#include <limits.h>
#include <stdio.h>

int main(void) {
  int i = INT_MAX;
  i++;
  printf("%d\n", i);
  i = INT_MIN;
  i = -i;
  printf("%d\n", i);
  long l = LONG_MAX;
  l += 2;
  printf("%ld\n", l);
  int m = 123456789;
  m *= 1000;
  printf("%d\n", m);
  int s = -5;
  s <<= 2;
  printf("%d\n", s);
  printf("%d\n", 1 << 31);
  unsigned h = 5381;
  for (const char *p = "hash"; *p; p++) h = h * 33 + *p;
  printf("%u\n", h);
  return 0;
}
