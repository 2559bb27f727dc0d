#include "../harmless.h"

static short a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
int main(void) {
  int count = 0;
  for (short *p = a; p != a + 3; p++)
    for (short *q = b; q != b + 3; q++)
      count += p + 1 == q; /* UNSPECIFIED: one-past-equality */
  printf("%u %d\n", harmless(1), count);
}
