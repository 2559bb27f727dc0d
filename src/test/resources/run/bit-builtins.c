#include <stdint.h>
#include <stdio.h>

int main(void) {
  printf("%d %d %d\n", __builtin_clz(1), __builtin_clzl(1), __builtin_clzll(0xff));
  printf("%d %d\n", __builtin_ctz(8), __builtin_ctzll(1ULL << 40));
  printf("%d %d %d\n", __builtin_popcount(0xffu), __builtin_popcountl(-1L), __builtin_popcountll(5));
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffs(12), __builtin_ffsll(1LL << 35));
  printf("%d %d\n", __builtin_parity(7), __builtin_parityl(3));
  printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678),
         (unsigned long long)__builtin_bswap64(0x123456789abcdefULL));
  printf("%d %d %d\n", __builtin_clrsb(0), __builtin_clrsb(-1), __builtin_clrsbl(5));
  printf("%d\n", __builtin_constant_p(5));
  printf("%ld\n", __builtin_expect(3, 1));
  int x = 7;
  if (__builtin_expect(x > 5, 0)) puts("unlikely");
  printf("%d\n", __builtin_types_compatible_p(int, const int));
  printf("%d\n", __builtin_choose_expr(1, 2, "x"));
  printf("%zu\n", __builtin_strlen("four"));
  return 0;
}
