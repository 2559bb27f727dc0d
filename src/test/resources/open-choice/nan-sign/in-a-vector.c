#include "../harmless.h"

typedef float four __attribute__((vector_size(16)));
int main(void) {
  four a = {1, 0, 2, 3}, b = {1, 0, 1, 1};
  four c = a / b;
  printf("%u %f\n", harmless(1), c[1]); /* UNSPECIFIED: nan-sign */
}
