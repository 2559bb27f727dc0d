#include <stdio.h>

int main(void) {
  int n = 0;
  for (int i = 0; i < 10; i++) {
    switch (i % 4) {
      case 0: continue;
      case 1: n += 1; break;
      case 2: {
        int k = 2;
        while (k--) {
          if (k == 0) break;
          n += 100;
        }
        break;
      }
      default: n += 10000;
    }
    n += 1;
  }
  printf("%d\n", n);
  int state = 0, steps = 0;
  while (state != 3) {
    steps++;
    switch (state) {
      case 0: state = steps > 2 ? 1 : 0; break;
      case 1: state = 2; continue;
      case 2: state = 3;
    }
  }
  printf("%d\n", steps);
  switch (2) {
    int x;
    case 1: x = 1; printf("%d\n", x); break;
    case 2: x = 2; printf("%d\n", x);
  }
  return 0;
}
