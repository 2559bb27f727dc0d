/* Loops made of goto, one of them entered in two places, which no loop nest describes. */
#include <stdio.h>

unsigned irreducible(unsigned n, int enter_second) {
  unsigned trace = 1;
  if (enter_second) {
    goto second;
  }
first:
  trace = trace * 3 + n;
  if (n-- == 0) {
    goto done;
  }
second:
  trace ^= n << 2;
  if (n > 1 && n % 3 == 0) {
    n -= 2;
    goto second;
  }
  if (n != 0) {
    goto first;
  }
done:
  return trace;
}

int backwards(int n) {
  int sum = 0, i = 0;
top:
  if (i < n) {
    int square = i * i;
    sum += square;
    i++;
    goto top;
  }
  goto end;
  sum = -1;
end:
  return sum;
}

int main(void) {
  for (unsigned n = 1; n < 20; n += 6) {
    printf("%u %u\n", irreducible(n, 0), irreducible(n, 1));
  }
  printf("%d\n", backwards(15));
  return 0;
}
