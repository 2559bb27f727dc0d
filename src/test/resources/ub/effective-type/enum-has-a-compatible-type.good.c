#include <stdio.h>

enum colour { red, green };

int main(void) {
  enum colour c = green;
  unsigned *p = (unsigned *)&c;
  printf("%d\n", (int)*p);
  return 0;
}
