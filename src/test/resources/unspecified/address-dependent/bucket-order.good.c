#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p[4];
  int count[2] = {0, 0};
  for (int i = 0; i < 4; i++) {
    p[i] = malloc(32);
    count[i & 1]++;
  }
  printf("%d %d\n", count[0], count[1]);
  for (int i = 0; i < 4; i++) free(p[i]);
  return 0;
}
