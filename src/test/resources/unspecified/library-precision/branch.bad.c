#include <math.h>
#include <stdio.h>

/* One of the two calls may be folded by a compiler, which rounds better than the library. */
int main(void) {
  volatile double x = 0.7;
  puts(sin(x) == sin(0.7) ? "same" : "other"); /* UNSPECIFIED: library-precision */
}
