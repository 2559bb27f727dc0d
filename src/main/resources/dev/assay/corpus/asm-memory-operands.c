/* Empty assembly with memory operands that makes compilers forget what objects hold. */
#include <stdio.h>
#include <string.h>

struct box {
  int a, b;
  char text[8];
};

static void escape(void *p) {
  __asm__ volatile("" : : "r"(p) : "memory");
}

static int forwarded(struct box *b) {
  b->a = 3;
  b->b = 4;
  __asm__ volatile("" : "+m"(b->a));
  return b->a * 10 + b->b;
}

int main(void) {
  struct box b = {1, 2, "abc"};
  escape(&b);
  size_t length = strlen(b.text);
  int sum = forwarded(&b);
  int array[4] = {1, 2, 3, 4};
  escape(array);
  for (int i = 1; i < 4; i++) {
    array[i] += array[i - 1];
    __asm__("" : "+m"(array[i]) : "m"(array[i - 1]));
  }
  printf("%zu %d %d\n", length, sum, array[3]);
  return 0;
}
