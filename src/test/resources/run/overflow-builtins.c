#include <limits.h>
#include <stdio.h>

int main(void) {
  int r;
  printf("%d ", __builtin_add_overflow(INT_MAX, 1, &r));
  printf("%d\n", r);
  printf("%d ", __builtin_sub_overflow(5, 7, &r));
  printf("%d\n", r);
  printf("%d ", __builtin_mul_overflow(65536, 65536, &r));
  printf("%d\n", r);
  unsigned u;
  printf("%d ", __builtin_sub_overflow(5, 7, &u));
  printf("%u\n", u);
  unsigned char c;
  printf("%d ", __builtin_add_overflow(200, 100, &c));
  printf("%d\n", c);
  long long ll;
  printf("%d ", __builtin_mul_overflow(LLONG_MAX, 2, &ll));
  printf("%lld\n", ll);
  printf("%d ", __builtin_add_overflow(1u, -2, &r));
  printf("%d\n", r);
  int s;
  printf("%d ", __builtin_sadd_overflow(INT_MIN, -1, &s));
  printf("%d\n", s);
  unsigned long ul;
  printf("%d ", __builtin_umull_overflow(1UL << 63, 2, &ul));
  printf("%lu\n", ul);
  long l;
  printf("%d ", __builtin_ssubl_overflow(LONG_MIN, 1, &l));
  printf("%ld\n", l);
  return 0;
}
