#include <stdio.h>

int main(void) {
  int n = 3;
  int a[n];
  a[0] = 1;
  a[2] = 2;
  if (a[2]) puts("set");
  else puts("clear");
  return 0;
}
