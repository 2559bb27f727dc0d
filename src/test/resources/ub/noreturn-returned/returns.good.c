#include <stdio.h>
#include <stdlib.h>

static _Noreturn void leave(int code) {
  if (code) {
    puts("leaving");
    exit(0);
  }
}

int main(void) {
  leave(1);
}
