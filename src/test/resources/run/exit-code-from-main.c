// exit: 42
#include <stdio.h>

int main(void) {
  puts("leaving");
  return 42;
}
