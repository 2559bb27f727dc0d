#include <stdio.h>

int main(void) {
  unsigned char d[200] = {1};
  int len = 1;
  for (int i = 2; i <= 60; i++) {
    int carry = 0;
    for (int j = 0; j < len; j++) {
      carry += d[j] * i;
      d[j] = carry % 10;
      carry /= 10;
    }
    while (carry) {
      d[len++] = carry % 10;
      carry /= 10;
    }
  }
  for (int i = len; i--;) putchar('0' + d[i]);
  putchar('\n');
  return 0;
}
