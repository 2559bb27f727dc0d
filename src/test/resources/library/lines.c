#include <stdio.h>
#include <stdlib.h>

int main(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  printf("kept\npartly");
  _Exit(3);
}
