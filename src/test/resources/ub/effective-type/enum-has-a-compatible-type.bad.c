#include <stdio.h>

enum colour { red, green };

int main(void) {
  enum colour c = green;
  unsigned short *p = (unsigned short *)&c;
  printf("%d\n", (int)*p); /* UB: effective-type */
  return 0;
}
