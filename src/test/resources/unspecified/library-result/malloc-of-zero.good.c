#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *p = malloc(0);
  free(p);
  puts("end");
  return 0;
}
