#include <stdio.h>

static long all(char a, short b, int c, long d, float e, double f, unsigned char g, int *h, long long i,
                double j, float k, unsigned l, double m, double n, double o, double p, double q, int r,
                const char *s, _Bool t) {
  return a + b + c + d + (long)e + (long)f + g + *h + i + (long)(j + k + l + m + n + o + p + q) + r + s[0] + t;
}
struct s { char c[24]; };
static int spread(int a, struct s s, double d, struct s t, int b) { return a + s.c[23] + (int)d + t.c[0] + b; }

int main(void) {
  int x = 8;
  printf("%ld\n", all(1, 2, 3, 4, 5.5f, 6.5, 7, &x, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, "A", 2));
  struct s s = {{[23] = 5}}, t = {{7}};
  printf("%d\n", spread(1, s, 2.9, t, 3));
  return 0;
}
