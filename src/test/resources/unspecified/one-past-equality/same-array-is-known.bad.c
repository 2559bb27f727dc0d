#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
  puts(&a[3] != &b[0] ? "different" : "equal"); /* UNSPECIFIED: one-past-equality */
  return b[0] - 4;
}
