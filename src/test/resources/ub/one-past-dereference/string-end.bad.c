#include <stdio.h>

int main(void) {
  char s[3] = {'a', 'b', 'c'};
  int n = 0;
  for (char *p = s; *p; p++) { /* UB: one-past-dereference */
    n++;
  }
  printf("%d\n", n);
  return 0;
}
