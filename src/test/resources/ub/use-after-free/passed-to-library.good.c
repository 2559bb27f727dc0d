#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *s = malloc(8);
  strcpy(s, "hello");
  int n = (int)strlen(s);
  free(s);
  printf("%d\n", n);
  return 0;
}
