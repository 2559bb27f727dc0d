#include "../harmless.h"

int main(void) {
  unsigned h = 0;
  for (unsigned i = 0; i < 3; i++) h += harmless(i);
  srand(1);
  printf("%u %d\n", h, rand() % 2 + rand() % 1000); /* UNSPECIFIED: library-result */
}
