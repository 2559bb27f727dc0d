#include <stdio.h>

int main(void) {
  long a = 4294967296L, b = 2147483648L;
  long r = a * b; /* UB: signed-overflow */
  printf("%ld\n", r);
  return 0;
}
