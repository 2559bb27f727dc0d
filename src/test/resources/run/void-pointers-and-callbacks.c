#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void swap(void *a, void *b, size_t n) {
  unsigned char *x = a, *y = b;
  while (n--) {
    unsigned char t = *x;
    *x++ = *y;
    *y++ = t;
  }
}
static void each(void *base, size_t n, size_t size, void (*f)(void *, void *), void *context) {
  for (size_t i = 0; i < n; i++) f((char *)base + i * size, context);
}
static void add(void *element, void *context) { *(long *)context += *(int *)element; }
static void bump(void *element, void *context) { *(double *)element += *(const double *)context; }
static int find(const void *key, const void *base, size_t n, size_t size) {
  for (size_t i = 0; i < n; i++)
    if (!memcmp(key, (const char *)base + i * size, size)) return (int)i;
  return -1;
}

int main(void) {
  int a[5] = {1, 2, 3, 4, 5};
  long total = 0;
  each(a, 5, sizeof *a, add, &total);
  printf("%ld\n", total);
  double d[2] = {0.5, 1.5}, by = 10;
  each(d, 2, sizeof *d, bump, &by);
  swap(&d[0], &d[1], sizeof *d);
  printf("%g %g\n", d[0], d[1]);
  struct s { int *p; } x = {a}, y = {a + 1};
  swap(&x, &y, sizeof x);
  printf("%d %d\n", *x.p, *y.p);
  int key = 4;
  printf("%d\n", find(&key, a, 5, sizeof *a));
  void *v = a;
  printf("%d\n", ((int *)v)[2]);
  v = (char *)v + sizeof(int);
  printf("%d\n", *(int *)v);
  return 0;
}
