// options: -std=gnu17
#include <stdio.h>

int main(void) {
  printf("%d %d %d %d\n", 10, 010, 0x10, 0b10);
  printf("%ld %lu %lld %llu\n", 1L, 2UL, 3LL, 4ULL);
  printf("%zu %zu %zu\n", sizeof 2147483647, sizeof 2147483648, sizeof 0x80000000);
  printf("%zu %zu\n", sizeof 0xffffffffffffffff, sizeof 1u);
  printf("%u %lx\n", 0xffffffff, 0xdeadBEEFcafe);
  printf("%d\n", -2147483647 - 1);
  printf("%d\n", 0xffffffff == -1);
  printf("%d\n", 2147483648 > -1);
  printf("%lu\n", 18446744073709551615u);
  printf("%d %d\n", 0, 00);
  printf("%d\n", 0x7fffffff + 0);
  return 0;
}
