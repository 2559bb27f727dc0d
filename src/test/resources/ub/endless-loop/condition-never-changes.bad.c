#include <stdio.h>

int main(int argc, char **argv) {
  (void)argv;
  int x = argc;
  while (x) { /* UB: endless-loop */
  }
  puts("end");
  return 0;
}
