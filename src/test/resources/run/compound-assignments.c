#include <stdio.h>

int main(void) {
  int i = 100;
  i += 5; i -= 3; i *= 2; i /= 7; i %= 10;
  printf("%d\n", i);
  i <<= 4; i >>= 1; i |= 3; i &= 0x3f; i ^= 0x15;
  printf("%d\n", i);
  unsigned char c = 200;
  c += 100;
  printf("%d\n", c);
  c *= 3;
  printf("%d\n", c);
  c -= 250;
  printf("%d\n", c);
  short s = 1000;
  s *= 1000;
  printf("%d\n", s);
  int a[3] = {1, 2, 3}, k = 0;
  a[k++] += 10;
  printf("%d %d\n", a[0], k);
  int *p = a;
  *p++ *= 2;
  p += 1;
  *p -= 1;
  printf("%d %d\n", a[0], a[2]);
  int x, y, z;
  x = y = z = 7;
  x += y -= z *= 2;
  printf("%d %d %d\n", x, y, z);
  long l = 1;
  l <<= 40;
  l += i;
  printf("%ld\n", l);
  i = 7;
  i /= 2.0;
  printf("%d\n", i);
  unsigned u = 5;
  u -= 6;
  printf("%u\n", u);
  return 0;
}
