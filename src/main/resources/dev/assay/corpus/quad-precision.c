/* Floating numbers of 128 bits, computed by library calls; printed as parts that are exact. */
#include <stdio.h>

static __float128 power(__float128 base, int n) {
  __float128 result = 1;
  for (; n; n >>= 1, base *= base) {
    if (n & 1) {
      result *= base;
    }
  }
  return result;
}

static __float128 root(__float128 x) {
  __float128 guess = x;
  for (int i = 0; i < 12; i++) {
    guess = (guess + x / guess) / 2;
  }
  return guess;
}

int main(void) {
  __float128 big = power(3, 70), r = root(2);
  printf("%.17g %.17g\n", (double)big, (double)(big - (__float128)(double)big));
  printf("%.17g %.3g\n", (double)r, (double)(r - (double)r));
  printf("%d %d\n", r * r < 2.000000001, power(2, 112) + 1 != power(2, 112));
  printf("%lld %d\n", (long long)power(-2, 61), (int)(__float128)-7.9);
  printf("%d\n", (__float128)0.1 == 0.1 && (__float128)0.1f != 0.1);
  return 0;
}
