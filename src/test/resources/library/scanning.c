#include <stdio.h>
#include <string.h>

int main(void) {
  int i, n, count;
  unsigned u;
  long l;
  short s;
  signed char c;
  float f;
  double d;
  long double x;
  char text[32], other[32];

  count = sscanf("10 20 30", "%d%u%ld", &i, &u, &l);
  printf("%d: %d %u %ld\n", count, i, u, l);
  count = sscanf("-5 077 0xAb", "%hd %i %x", &s, &i, &u);
  printf("%d: %d %d %x\n", count, s, i, u);
  count = sscanf("12345", "%2d%3d", &i, &n);
  printf("%d: %d %d\n", count, i, n);
  count = sscanf("1.5 -2.5e-3 0x1p4", "%f%lf%Lf", &f, &d, &x);
  printf("%d: %g %g %Lg\n", count, f, d, x);
  count = sscanf("inf nan", "%f %lf", &f, &d);
  printf("%d: %g %d\n", count, f, d != d);
  count = sscanf("abc,def", "%[a-c],%s", text, other);
  printf("%d: %s %s\n", count, text, other);
  count = sscanf("xyz", "%2c%n", text, &n);
  text[2] = 0;
  printf("%d: %s %d\n", count, text, n);
  count = sscanf("[x]y", "%[]x[]%c", text, &other[0]);
  printf("%d: %s %c\n", count, text, other[0]);
  count = sscanf("5%", "%d%%%n", &i, &n);
  printf("%d: %d %d\n", count, i, n);
  count = sscanf("a 1", "%*s %d", &i);
  printf("%d: %d\n", count, i);
  count = sscanf("7 x", "%d %d", &i, &n);
  printf("%d: %d\n", count, i);
  count = sscanf("   ", "%d", &i);
  printf("%d\n", count);
  count = sscanf("100", "%hhd", &c);
  printf("%d: %d\n", count, c);
  count = sscanf("+12abc", "%d%s", &i, text);
  printf("%d: %d %s\n", count, i, text);
  return 0;
}
