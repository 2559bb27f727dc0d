#include "../harmless.h"

int main(void) {
  size_t size = harmless(1) * 0;
  void *p = malloc(size);
  printf("%s\n", p ? "some" : "none"); /* UNSPECIFIED: library-result */
}
