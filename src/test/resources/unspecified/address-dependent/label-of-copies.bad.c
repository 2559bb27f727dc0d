#include <stdio.h>

static inline void *place(void) {
here:
  return &&here;
}

static void *first(void) { return place(); }
static void *second(void) { return place(); }

int main(void) {
  printf("%d\n", first() == second()); /* UNSPECIFIED: address-dependent */
  return 0;
}
