#include <stdio.h>
#include <stdlib.h>

__attribute__((noreturn)) static void leave(int code) {
  puts("leaving");
} /* UB: noreturn-returned */

int main(void) {
  leave(0); /* UB: noreturn-returned */
}
