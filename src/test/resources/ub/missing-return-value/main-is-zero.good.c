#include <stdio.h>

static int none(void) {
  return 0;
}

int main(void) {
  if (none()) puts("set");
  else puts("clear");
}
