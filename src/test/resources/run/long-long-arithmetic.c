#include <limits.h>
#include <stdio.h>

static unsigned long long power(unsigned long long b, unsigned e, unsigned long long m) {
  unsigned long long r = 1;
  for (b %= m; e; e >>= 1, b = b * b % m)
    if (e & 1) r = r * b % m;
  return r;
}
static unsigned long long isqrt(unsigned long long n) {
  unsigned long long r = 0;
  for (unsigned long long bit = 1ULL << 62; bit; bit >>= 2) {
    if (n >= r + bit) {
      n -= r + bit;
      r = (r >> 1) + bit;
    } else {
      r >>= 1;
    }
  }
  return r;
}

int main(void) {
  printf("%llu %llu\n", power(3, 100, 1000000007), power(2, 63, 4294967291));
  printf("%llu %llu\n", isqrt(1000000000000), isqrt(ULLONG_MAX));
  long long a = 123456789012LL, b = -987654321LL;
  printf("%lld %lld %lld %lld\n", a + b, a - b, a / b, a % b);
  printf("%lld\n", a * 1000 / 7);
  unsigned long long f = 1;
  for (int i = 1; i <= 20; i++) f *= i;
  printf("%llu\n", f);
  printf("%lld %lld\n", LLONG_MIN / 2, LLONG_MAX / -3);
  printf("%d\n", (int)(a >> 32));
  return 0;
}
