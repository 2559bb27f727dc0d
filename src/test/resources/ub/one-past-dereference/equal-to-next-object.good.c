#include <stdio.h>

struct {
  int a[2];
  int b;
} s = {{1, 2}, 3};

int main(void) {
  int *end = s.a + 2;
  end = &s.b;
  printf("%d\n", *end);
  return 0;
}
