/* Neighbouring loops that can become one, and one loop that can become a memset and a rest. */
#include <stdio.h>

#define N 60

static int a[N], b[N], c[N], d[N];

void separate(int k) {
  for (int i = 0; i < N; i++) {
    a[i] = i * k;
  }
  for (int i = 0; i < N; i++) {
    b[i] = a[i] + 1;
  }
  for (int i = 0; i < N; i++) {
    c[i] += b[i] - a[N - 1 - i];
  }
}

void together(int k) {
  for (int i = 1; i < N; i++) {
    d[i] = 0;
    a[i] = a[i - 1] + k;
    b[i] = c[i];
    c[i] = a[i] ^ b[i];
  }
}

int main(void) {
  separate(7);
  separate(-3);
  long before = 0, after = 0;
  for (int i = 0; i < N; i++) {
    d[i] = i;
    before += (long)i * c[i];
  }
  together(4);
  for (int i = 0; i < N; i++) {
    after = after * 3 + a[i] + b[i] - c[i] + d[i];
    after %= 1000003;
  }
  printf("%ld %ld %d\n", before, after, d[0] + d[N - 1]);
  return 0;
}
