/* Allocations that come and go in one function, zeroed ones, and ones that only reach free. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int unneeded(int n) {
  int *p = malloc(sizeof *p);
  *p = n;
  int result = *p * 2;
  free(p);
  return result;
}

static unsigned char *zeroed(size_t n) {
  unsigned char *p = malloc(n);
  if (p) {
    memset(p, 0, n);
  }
  return p;
}

static int scratch(const char *text) {
  size_t n = strlen(text);
  char *copy = malloc(n + 1), *spare = calloc(4, 4);
  memcpy(copy, text, n + 1);
  for (size_t i = 0; i < n; i++) {
    copy[i] ^= copy[n - 1 - i];
  }
  int sum = 0;
  for (size_t i = 0; i < n; i++) {
    sum = sum * 3 + copy[i];
  }
  free(spare);
  free(copy);
  return sum;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 5; i++) {
    sum += unneeded(i);
  }
  unsigned char *z = zeroed(30);
  z[7] = 1;
  for (int i = 0; i < 30; i++) {
    sum = sum * 2 % 1009 + z[i];
  }
  free(z);
  printf("%d %d %d\n", sum, scratch("allocate"), scratch(""));
  return 0;
}
