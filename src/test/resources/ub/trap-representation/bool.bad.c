#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  bool b = false;
  unsigned char raw = 2;
  memcpy(&b, &raw, 1);
  if (b) puts("true"); /* UB: trap-representation */
  else puts("false");
  return 0;
}
