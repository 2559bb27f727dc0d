#include <stdio.h>

int main(void) {
  double d = 2.0;
  unsigned char sum = 0;
  for (unsigned i = 0; i < sizeof d; i++) sum += ((unsigned char *)&d)[i];
  sum += *(unsigned short *)&d; /* UB: effective-type */
  printf("%d\n", sum);
  return 0;
}
