#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char a[4] = "abc", *p = a;
  p = 0;
  p = realloc(p, 8);
  free(p);
  puts(a);
  return 0;
}
