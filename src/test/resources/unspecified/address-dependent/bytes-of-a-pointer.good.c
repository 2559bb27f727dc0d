#include <stdio.h>
#include <string.h>

int main(void) {
  int x = 1, *p = &x;
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  int *q;
  memcpy(&q, bytes, sizeof q);
  printf("%d\n", *q);
  return 0;
}
