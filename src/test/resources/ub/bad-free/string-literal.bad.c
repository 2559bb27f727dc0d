#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = "text";
  free(p); /* UB: bad-free */
  puts("done");
  return 0;
}
