#include <stdio.h>

int main(void) {
  for (int i = 0; i < 2; i++) {
    int x = 9;
    if (i == 0) x = 1;
    if (x == 1) puts("one");
    else puts("other");
  }
  return 0;
}
