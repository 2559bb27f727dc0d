/* Vectors whose lanes change places, by constant indices of __builtin_shufflevector. */
#include <stdio.h>

typedef unsigned v4 __attribute__((vector_size(16)));
typedef unsigned v8 __attribute__((vector_size(32)));

static v4 reverse(v4 x) {
  return __builtin_shufflevector(x, x, 3, 2, 1, 0);
}

static v8 interleave(v4 a, v4 b) {
  return __builtin_shufflevector(a, b, 0, 4, 1, 5, 2, 6, 3, 7);
}

static v4 high_half(v8 x) {
  return __builtin_shufflevector(x, x, 4, 5, 6, 7);
}

static void show(const char *name, v4 x) {
  printf("%s %u %u %u %u\n", name, x[0], x[1], x[2], x[3]);
}

int main(void) {
  v4 a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
  for (int i = 0; i < 3; i++) {
    v8 both = interleave(a, reverse(b));
    a = high_half(both) + a;
    b = __builtin_shufflevector(both, both, 0, 8, 7, 15) ^ b;
  }
  show("a", a);
  show("b", b);
  show("reverse", reverse(a - b));
  return 0;
}
