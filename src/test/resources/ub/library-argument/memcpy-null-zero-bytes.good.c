#include <stdio.h>
#include <string.h>

int main(void) {
  char a[2] = "x";
  void *from = a + 1;
  memcpy(a, from, 0);
  puts(a);
  return 0;
}
