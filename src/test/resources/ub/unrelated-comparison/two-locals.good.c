#include <stdio.h>

int main(void) {
  int a[2] = {1, 2}, b[2] = {3, 4};
  int *p = a, *q = a + 1;
  puts(p < q || p >= q ? "ordered" : "not");
  return b[0] - 3;
}
