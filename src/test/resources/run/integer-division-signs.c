#include <stdio.h>

int main(void) {
  int values[] = {7, -7, 1, -1, 0, 100};
  int divisors[] = {2, -2, 3, -3, 100};
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 5; j++) {
      int q = values[i] / divisors[j], r = values[i] % divisors[j];
      printf("%d/%d = %d rem %d%s\n", values[i], divisors[j], q, r,
             q * divisors[j] + r == values[i] ? "" : " wrong");
    }
  unsigned u = (unsigned)-7;
  printf("%u %u\n", u / 2, u % 10);
  long long big = -9223372036854775807LL;
  printf("%lld %lld\n", big / 10, big % 10);
  unsigned long long ub = 18446744073709551615ULL;
  printf("%llu %llu\n", ub / 10, ub % 10);
  signed char c = -128;
  printf("%d %d\n", c / -1, c % 7);
  return 0;
}
