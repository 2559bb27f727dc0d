#include <stdio.h>

int main(void) {
  float f = 1;
  f += 0.1;
  f *= 3;
  f -= 1e-9;
  f /= 7;
  printf("%.9g\n", f);
  int i = 10;
  i *= 1.55;
  printf("%d\n", i);
  i -= 0.5;
  printf("%d\n", i);
  char c = 'a';
  c += 1.9;
  printf("%c\n", c);
  unsigned u = 3;
  u /= 0.7;
  printf("%u\n", u);
  double d = 5;
  d++;
  ++d;
  d--;
  printf("%g\n", d);
  f = 16777216.0f;
  f++;
  printf("%.1f\n", f);
  return 0;
}
