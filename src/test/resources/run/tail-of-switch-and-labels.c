#include <stdio.h>

int main(void) {
  int n = 0;
  for (int i = 0; i < 6; i++) {
    switch (i) {
      case 0: n++;
      case 5: {
        n += 100;
        break;
      }
      case 2:
      case 3:
        if (i == 3) break;
        n += 7;
      default:;
    }
  }
  printf("%d\n", n);
label:;
  int x = n++;
  if (x < 215) goto label;
  printf("%d\n", n);
  do {
    if (n > 220) break;
    n += 3;
    continue;
  } while (n < 1000);
  printf("%d\n", n);
  for (;;) {
    if (--n < 200) break;
  }
  printf("%d\n", n);
  while (0) puts("never");
  if (n) ; else puts("never");
  return 0;
}
