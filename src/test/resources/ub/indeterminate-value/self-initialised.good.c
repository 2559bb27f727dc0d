#include <stdio.h>

int main(void) {
  int x = (int)sizeof x;
  if (x) puts("set");
  else puts("clear");
  return 0;
}
