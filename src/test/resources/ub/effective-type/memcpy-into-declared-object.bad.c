#include <stdio.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  int i;
  memcpy(&i, &f, sizeof i);
  float r = *(float *)&i; /* UB: effective-type */
  printf("%d\n", (int)r > 0);
  return 0;
}
