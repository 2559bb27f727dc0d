#include <stdio.h>

int main(void) {
  char b[16];
  snprintf(b, sizeof b, "%llu", 5ULL);
  puts(b);
  return 0;
}
