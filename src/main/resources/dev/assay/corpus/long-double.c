/* Extended precision: sums that double would lose, conversions, and arguments by value. */
#include <float.h>
#include <stdio.h>

long double series(int terms) {
  long double sum = 0, term = 1;
  for (int i = 1; i <= terms; i++) {
    sum += term;
    term /= i;
  }
  return sum;
}

double lost(double big, double small) {
  return (double)((long double)big + small - big);
}

long double mean(long double a, float b, int c, unsigned long d) {
  return (a + b + c + d) / 4;
}

int main(void) {
  printf("%.15Lf\n", series(20));
  printf("%g %g\n", lost(0x1p53, 1), 0x1p53 + 1 - 0x1p53);
  printf("%.3Lf %Lg\n", mean(1.5L, 2.5f, -3, ~0ul), mean(0, 0, 1, 3));
  long double x = 1;
  int halvings = 0;
  while (1 + x / 2 > 1) {
    x /= 2;
    halvings++;
  }
  printf("%d %d %d\n", halvings, x == LDBL_EPSILON, (int)(-x * 0x1p65L));
  unsigned long exact = (unsigned long)0xffffffffffffffffp0L;
  printf("%lx\n", exact);
  return 0;
}
