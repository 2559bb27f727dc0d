#include <stdio.h>

int main(void) {
  int n = 1;
  typedef int row[n];
  printf("%d\n", (int)sizeof(row) > 0);
  return 0;
}
