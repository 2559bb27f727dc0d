#include <stdio.h>

int main(void) {
  int *p = 0;
  if (p) puts("set");
  else puts("null");
  return 0;
}
