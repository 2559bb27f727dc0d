/* Jumps past declarations into blocks and loops, where nothing is read before it is set. */
#include <stdio.h>

static int resume(int from) {
  int sum = 0, i = 0;
  switch (from) {
    while (i < 4) {
      case 1:
        sum += 1;
        /* falls through */
      case 2: {
        int local;
        local = i * 10;
        sum += local;
      }
      i++;
    }
    break;
    default:
      sum = -1;
  }
  return sum;
}

static int into(int skip) {
  int n = 3, total = 0;
  if (skip) {
    goto inside;
  }
  for (n = 0; n < 6; n++) {
    int x;
    total += 100;
  inside:
    x = n * n;
    total += x;
    if (x > 20) {
      goto out;
    }
  }
out:
  return total;
}

int main(void) {
  for (int from = 0; from < 3; from++) {
    printf("%d ", resume(from));
  }
  printf("%d %d\n", into(0), into(1));
  return 0;
}
