// exit: 7
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("no newline at end");
  exit(256 + 7);
}
