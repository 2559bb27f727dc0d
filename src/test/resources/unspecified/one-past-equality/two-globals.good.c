#include <stdio.h>

int a[2] = {1, 2}, b[2] = {3, 4};

int main(void) {
  puts(a == b ? "next" : "apart");
  return 0;
}
