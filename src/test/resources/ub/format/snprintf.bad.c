#include <stdio.h>

int main(void) {
  char b[16];
  snprintf(b, sizeof b, "%llu", 5); /* UB: format */
  puts(b);
  return 0;
}
