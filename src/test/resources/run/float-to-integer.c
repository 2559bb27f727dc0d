#include <stdio.h>

int main(void) {
  double d[] = {1.9, -1.9, 0.999999, -0.5, 2147483647.0, -2147483648.0, 1e9};
  for (int i = 0; i < 7; i++) printf("%d %ld\n", (int)d[i], (long)d[i]);
  float f = 255.9f;
  printf("%d %d\n", (unsigned char)f, (signed char)(f / 2));
  printf("%llu\n", (unsigned long long)1.8446744073709549568e19);
  printf("%lld\n", (long long)-9.223372036854775808e18);
  printf("%u\n", (unsigned)4294967295.5);
  long double ld = 12345678901234567.75L;
  printf("%lld\n", (long long)ld);
  return 0;
}
