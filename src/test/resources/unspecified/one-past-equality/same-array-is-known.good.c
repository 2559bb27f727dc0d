#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
  puts(&a[3] != &a[0] ? "different" : "equal");
  return b[0] - 4;
}
