/* Memory from the heap that is used as one type, then as another; calloc and realloc. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long stage(void *memory, int n) {
  int *i = memory;
  for (int k = 0; k < n; k++) {
    i[k] = k * 3;
  }
  long sum = 0;
  for (int k = 0; k < n; k++) {
    sum += i[k];
  }
  double *d = memory;
  for (int k = 0; k < n / 2; k++) {
    d[k] = k / 4.0;
  }
  for (int k = 0; k < n / 2; k++) {
    sum += (long)d[k];
  }
  return sum;
}

int main(void) {
  void *memory = malloc(32 * sizeof(int));
  printf("%ld\n", stage(memory, 32));
  free(memory);
  unsigned *zeros = calloc(10, sizeof *zeros);
  unsigned any = 0;
  for (int i = 0; i < 10; i++) {
    any |= zeros[i];
    zeros[i] = i * i;
  }
  zeros = realloc(zeros, 1000 * sizeof *zeros);
  printf("%u %u\n", any, zeros[9]);
  zeros = realloc(zeros, 5 * sizeof *zeros);
  char *text = strdup("duplicate");
  text[0] = 'D';
  printf("%u %s\n", zeros[4], text);
  free(text);
  free(zeros);
  free(NULL);
  return 0;
}
