#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <inttypes.h>

int main(void) {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%+5d]\n", 42, 42, 42, 42, 42, 42, 42);
  printf("[%i] [%5d] [%-6d] [%06d]\n", -42, -42, -42, -42);
  printf("[%u] [%o] [%x] [%X] [%#o] [%#x] [%#X]\n", 42u, 42u, 0xabcu, 0xabcu, 42u, 42u, 42u);
  printf("[%.5d] [%8.5d] [%-8.5d] [%.0d] [%+.3d]\n", 42, 42, 42, 0, 7);
  printf("[%#.0x] [%#x] [%.0o] [%#.0o]\n", 0u, 0u, 0u, 0u);
  printf("[%hhd] [%hhu] [%hd] [%hu]\n", (char)300, 300, (short)70000, 70000);
  printf("[%ld] [%lu] [%lld] [%llu]\n", -1L, -1UL, -1LL, -1ULL);
  printf("[%zu] [%td] [%jd]\n", sizeof(int), (ptrdiff_t)-5, (intmax_t)-6);
  printf("[%*d] [%-*d] [%.*d] [%*d]\n", 6, 1, 6, 2, 4, 3, -6, 4);
  printf("[%" PRId64 "] [%" PRIx32 "] [%" PRIu8 "]\n", INT64_MIN, (uint32_t)-1, (uint8_t)200);
  printf("[%lx] [%#lx] [%llo]\n", 0xdeadbeefUL, 255UL, 511ULL);
  printf("[%c] [%5c] [%-5c] [%%]\n", 'x', 'y', 'z');
  printf("[%010d] [%-010d] [%+05d] [% 05d]\n", 123, 123, 123, 123);
  printf("[%08.3d] [%'d]\n", 5, 7);
  int n = -1, m = printf("12345%n67\n", &n);
  printf("%d %d\n", n, m);
  return 0;
}
