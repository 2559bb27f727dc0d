#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4 * sizeof *p);
  if (p[2] == 7) puts("seven"); /* UB: indeterminate-value */
  else puts("other");
  free(p);
  return 0;
}
