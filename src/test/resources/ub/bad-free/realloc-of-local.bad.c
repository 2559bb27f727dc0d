#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char a[4] = "abc", *p = a;
  p = realloc(p, 8); /* UB: bad-free */
  free(p);
  puts(a);
  return 0;
}
