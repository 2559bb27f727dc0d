/* GNU arithmetic on void pointers, sizes of void and of functions. */
#include <stdio.h>
#include <string.h>

static void *advance(void *p, int by) {
  return p + by;
}

static void each(void *base, size_t count, size_t size, void (*f)(void *)) {
  for (void *p = base; p < base + count * size; p += size) {
    f(p);
  }
}

static void negate(void *p) {
  *(int *)p = -*(int *)p;
}

static void swap_blocks(void *a, void *b, size_t size) {
  char t[size];
  memcpy(t, a, size);
  memcpy(a, b, size);
  memcpy(b, t, size);
}

int main(void) {
  int numbers[6] = {1, 2, 3, 4, 5, 6};
  each(numbers, 6, sizeof *numbers, negate);
  swap_blocks(numbers, advance(numbers, 12), 2 * sizeof *numbers);
  for (int i = 0; i < 6; i++) {
    printf("%d ", numbers[i]);
  }
  void *end = &numbers[6];
  printf("\n%td %zu %zu\n", end - (void *)numbers, sizeof(void), sizeof main);
  return 0;
}
