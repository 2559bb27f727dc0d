#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *a = malloc(4 * sizeof *a);
  for (int i = 0; i < 4; i++) a[i] = i;
  a = realloc(a, 100 * sizeof *a);
  for (int i = 4; i < 100; i++) a[i] = i;
  int sum = 0;
  for (int i = 0; i < 100; i++) sum += a[i];
  printf("%d\n", sum);
  a = realloc(a, 2 * sizeof *a);
  printf("%d %d\n", a[0], a[1]);
  free(a);
  free(NULL);
  char *z = calloc(16, 1);
  int zeros = 0;
  for (int i = 0; i < 16; i++) zeros += z[i] == 0;
  printf("%d\n", zeros);
  z = realloc(z, 32);
  strcpy(z, "a longer string than before");
  puts(z);
  free(z);
  void *p = realloc(NULL, 8);
  printf("%d\n", p != NULL);
  free(p);
  double *d = aligned_alloc(64, 128);
  printf("%d\n", (int)((unsigned long)d % 64));
  d[15] = 1.5;
  printf("%g\n", d[15]);
  free(d);
  char *s = strdup("copied");
  puts(s);
  free(s);
  return 0;
}
