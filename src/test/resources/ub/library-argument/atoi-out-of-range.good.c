#include <stdio.h>
#include <stdlib.h>

int main(void) {
  puts(atoi("2147483647") ? "set" : "zero");
  return 0;
}
