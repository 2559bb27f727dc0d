#include <stdio.h>
#include <stdlib.h>

__attribute__((noreturn)) static void leave(int code) {
  puts("leaving");
  exit(0);
}

int main(void) {
  leave(0);
}
