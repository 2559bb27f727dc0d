// exit: 5
#include <stdio.h>
#include <stdlib.h>

static void deep(int n) {
  if (n == 0) {
    puts("deep exit");
    exit(5);
  }
  deep(n - 1);
  puts("never");
}

int main(void) {
  for (;;) deep(20);
}
