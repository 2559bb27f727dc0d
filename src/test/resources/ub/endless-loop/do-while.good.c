#include <stdio.h>

int main(void) {
  int x = 1;
  do {
    x--;
  } while (x);
  puts("end");
  return 0;
}
