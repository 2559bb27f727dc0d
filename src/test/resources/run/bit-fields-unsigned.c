#include <stdio.h>

struct s {
  unsigned a : 1, b : 3, c : 12, d : 16;
};

int main(void) {
  struct s s = {1, 5, 4095, 65535};
  printf("%u %u %u %u %zu\n", s.a, s.b, s.c, s.d, sizeof s);
  s.a++;
  s.b += 4;
  s.c <<= 1;
  s.d = ~0;
  printf("%u %u %u %u\n", s.a, s.b, s.c, s.d);
  s.b = 9;
  s.c = 0x12345;
  printf("%u %x\n", s.b, s.c);
  printf("%d\n", s.b - 2 < 0);
  printf("%u\n", (s.a = 3));
  int r = s.b++;
  printf("%d %u\n", r, s.b);
  s.b = 7;
  r = ++s.b;
  printf("%d\n", r);
  return 0;
}
