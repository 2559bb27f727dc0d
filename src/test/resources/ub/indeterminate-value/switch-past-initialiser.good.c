#include <stdio.h>

int main(void) {
  int n = 3;
  switch (n) {
    int x;
    case 3:
      x = 1;
    case 2:
      if (x) puts("one");
      else puts("zero");
  }
  return 0;
}
