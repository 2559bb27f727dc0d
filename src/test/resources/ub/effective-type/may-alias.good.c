#include <stdio.h>

typedef int __attribute__((may_alias)) word;

int main(void) {
  float f = 1.0f;
  word bits = *(word *)&f;
  printf("%d\n", bits);
  return 0;
}
