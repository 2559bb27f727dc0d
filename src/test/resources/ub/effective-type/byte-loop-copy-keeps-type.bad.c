#include <stdio.h>
#include <stdlib.h>

static void copy(void *to, const void *from, unsigned long n) {
  char *t = to;
  const char *f = from;
  while (n--) *t++ = *f++;
}

int main(void) {
  float f = 2.0f;
  void *m = malloc(sizeof f);
  copy(m, &f, sizeof f);
  *(int *)m = 1;
  float g = *(float *)m; /* UB: effective-type */
  printf("%g\n", g);
  free(m);
  return 0;
}
