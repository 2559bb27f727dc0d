#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *s = malloc(8);
  strcpy(s, "hello");
  free(s);
  int n = (int)strlen(s); /* UB: use-after-free */
  printf("%d\n", n);
  return 0;
}
