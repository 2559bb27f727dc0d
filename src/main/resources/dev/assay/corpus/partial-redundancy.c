/* Expressions and loads that are computed on some of the paths to their second use. */
#include <stdio.h>

int expressions(int a, int b, int c) {
  int x = 0;
  if (c > 2) {
    x = a * b + c;
  } else if (c < 0) {
    a++;
  }
  return x + a * b;
}

int loads(const int *p, int *q, int c) {
  int sum = 0;
  if (c) {
    sum = *p;
  } else {
    *q = 3;
  }
  sum += *p;
  *q = sum;
  return sum + *p;
}

int in_loop(const int *a, int n, const int *k) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] & 1) {
      sum += *k * 7;
    }
    sum ^= a[i] + *k * 7;
  }
  return sum;
}

int diamonds(unsigned a, unsigned b, int c) {
  unsigned x = c & 1 ? a + b : a - b;
  unsigned y = c & 2 ? a + b : a ^ b;
  unsigned z = c & 1 ? a - b : a + b;
  return (int)(x * 3 + y * 5 + z * 7);
}

int main(void) {
  int v[5] = {4, 5, 6, 7, 8}, all = 0;
  for (int c = -2; c < 5; c++) {
    all = all * 3 % 10007 + expressions(c + 4, 7, c);
    all += loads(v, v + (c & 3), c & 1);
    all += loads(v + 1, v + 1, 0);
    all += in_loop(v, 5, v + 2) % 1000 + diamonds(100, c + 9, c);
  }
  printf("%d %d %d\n", all, v[0], v[1]);
  return 0;
}
