#include <stdio.h>
#include <stdlib.h>

int main(void) {
  puts(atoi("99999999999") ? "set" : "zero"); /* UB: library-argument */
  return 0;
}
