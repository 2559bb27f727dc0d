#include <stdio.h>

int main(void) {
  int a[2] = {1, 2}, b[2] = {3, 4};
  int *p = a, *q = b;
  puts(p < q || p >= q ? "ordered" : "not"); /* UB: unrelated-comparison */
  return b[0] - 3;
}
