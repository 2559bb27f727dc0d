#include <stdio.h>

int main(void) {
  printf("50%%");
  puts("");
  return 0;
}
