/* Conversions of printf with flags, widths and precisions, into buffers that are too short. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[24];
  int n = snprintf(line, sizeof line, "%+05d|%-6u|%#x", 42, 7u, 255u);
  printf("[%s] %d\n", line, n);
  n = snprintf(line, sizeof line, "%.3s %10.4f %%", "truncated", 3.14159);
  printf("[%s] %d\n", line, n);
  n = snprintf(line, 8, "%s-%s", "long", "enough to be cut");
  printf("[%s] %d %zu\n", line, n, strlen(line));
  printf("%*d|%-*d|%.*f\n", 5, 12, 4, 3, 2, 2.0 / 3);
  printf("%o %X %#o %c %5c|\n", 64, 0xabcu, 8, 'q', 'r');
  printf("%hhd %hd %ld %lld %zu %jd\n", (signed char)-1, (short)-2, -3L, -4LL, sizeof line, (intmax_t)-5);
  printf("%" PRIu64 " %" PRIx32 " %" PRId8 "\n", UINT64_C(1) << 50, UINT32_C(0xbeef), (int8_t)-9);
  printf("%e %G %g %g\n", 12345.678, 1e-10, 100000.0, 1e6);
  printf("% d % d %+.1e\n", 5, -5, 0.0);
  int so_far;
  printf("count%n me\n", &so_far);
  printf("%d\n", so_far);
  return 0;
}
