#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  void *m = malloc(sizeof f);
  memcpy(m, &f, sizeof f);
  int r = *(float *)m == 0;
  printf("%d\n", r);
  free(m);
  return 0;
}
