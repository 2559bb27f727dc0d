#include <stdio.h>

int main(void) {
  int a[10];
  for (int i = 0; i < 10; i++) a[i] = i * 10;
  int *p = a + 5, *q = &a[8];
  printf("%d %d %d\n", *p, p[-2], *(p + 2));
  printf("%ld %ld\n", (long)(q - p), (long)(p - q));
  printf("%d %d %d\n", p < q, p == a + 5, q >= a);
  p++;
  --q;
  p += 1;
  q -= 0;
  printf("%d %d %d\n", *p, *q, p == q);
  printf("%d\n", *p++);
  printf("%d\n", *--p);
  printf("%d\n", (*p)++);
  printf("%d %d\n", *p, 3[a]);
  int *end = a + 10, sum = 0;
  while (end != a) sum += *--end;
  printf("%d\n", sum);
  char *c = (char *)a;
  printf("%d\n", *(int *)(c + 3 * sizeof(int)));
  short m[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
  short(*row)[4] = m;
  printf("%d %d %d\n", row[1][2], *row[2], *(*(row + 1) + 3));
  printf("%ld\n", (long)(&m[2] - &m[0]));
  return 0;
}
