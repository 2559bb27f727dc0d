#include <stdio.h>

int a[2] = {1, 2}, b[2] = {3, 4};

int main(void) {
  puts(a + 2 == b ? "next" : "apart"); /* UNSPECIFIED: one-past-equality */
  return 0;
}
