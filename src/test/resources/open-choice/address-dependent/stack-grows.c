#include "../harmless.h"

static int deeper(uintptr_t outer) { char here; return (uintptr_t)&here < outer; } /* UNSPECIFIED: address-dependent */
int main(void) {
  char here = 0;
  printf("%u %s\n", harmless(here), deeper((uintptr_t)&here) ? "down" : "up");
}
