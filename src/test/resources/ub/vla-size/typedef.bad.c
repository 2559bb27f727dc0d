#include <stdio.h>

int main(void) {
  int n = -1;
  typedef int row[n]; /* UB: vla-size */
  printf("%d\n", (int)sizeof(row) > 0);
  return 0;
}
