/* _Alignas and the aligned attribute on locals, members and types; what alignof says. */
#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>

struct line {
  alignas(64) char bytes[10];
  alignas(16) int number;
};

typedef int loose __attribute__((aligned(1)));
typedef double strict __attribute__((aligned(32)));

static alignas(128) unsigned char pool[256];

static int is_aligned(const void *p, uintptr_t to) {
  return ((uintptr_t)p & (to - 1)) == 0;
}

float sum(const float *from, int n) {
  const float *a = __builtin_assume_aligned(from, 32);
  float total = 0;
  for (int i = 0; i < n; i++) {
    total += a[i];
  }
  return total;
}

int main(void) {
  struct line lines[2] = {{"one", 1}, {"two", 2}};
  alignas(32) float values[16];
  strict x = 2.5;
  for (int i = 0; i < 16; i++) {
    values[i] = i * 0.5f;
  }
  printf("%zu %zu %zu\n", sizeof(struct line), alignof(struct line), _Alignof(long double));
  printf("%zu %zu\n", alignof(loose), alignof(strict));
  printf("%d %d %d\n", is_aligned(pool, 128), is_aligned(&lines[1], 64), is_aligned(&x, 32));
  printf("%g %d %s\n", sum(values, 16) + x, lines[1].number, lines[0].bytes);
  return 0;
}
