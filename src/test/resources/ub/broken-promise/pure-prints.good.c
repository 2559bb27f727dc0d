#include <stdio.h>

__attribute__((pure, noinline)) static int half(int x) {
  char text[20];
  return x / 2 + snprintf(text, sizeof text, "half of %d", x);
}

int main(void) {
  printf("%d\n", half(8));
  return 0;
}
