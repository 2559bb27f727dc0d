#include <stdio.h>

static int x;

__attribute__((returns_nonnull)) static int *get(int which) {
  int *p = which ? &x : 0;
  return p; /* UB: nonnull-argument */
}

int main(void) {
  int *p = get(0); /* UB: nonnull-argument */
  puts(p ? "set" : "null");
  return 0;
}
