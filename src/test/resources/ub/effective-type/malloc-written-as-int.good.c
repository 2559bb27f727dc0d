#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *m = malloc(4);
  *(int *)m = 0x3f800000;
  *(float *)m = 1.0f;
  float f = *(float *)m;
  printf("%g\n", f);
  free(m);
  return 0;
}
