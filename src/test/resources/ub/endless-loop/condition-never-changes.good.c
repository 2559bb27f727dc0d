#include <stdio.h>

int main(int argc, char **argv) {
  (void)argv;
  int x = argc - 1;
  while (x) {
  }
  puts("end");
  return 0;
}
