#include <stdio.h>

int main(void) {
  unsigned char c = 2;
  switch (c) {
    case 2:
      puts("two");
      break;
    default:
      puts("other");
  }
  return 0;
}
