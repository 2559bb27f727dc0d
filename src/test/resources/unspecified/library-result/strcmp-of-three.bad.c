#include <stdio.h>
#include <string.h>

int main(void) {
  volatile char a[4] = "a", b[4] = "d";
  printf("%d\n", strcmp((char[]){a[0], 0}, (char[]){b[0], 0})); /* UNSPECIFIED: library-result */
  return 0;
}
