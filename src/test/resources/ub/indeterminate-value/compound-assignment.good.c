#include <stdio.h>

int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += i;
  }
  if (sum == 3) puts("three");
  else puts("other");
  return 0;
}
