#include <stdio.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  int i;
  memcpy(&i, &f, sizeof i);
  int r = i;
  printf("%d\n", (int)r > 0);
  return 0;
}
