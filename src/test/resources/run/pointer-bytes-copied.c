#include <stdio.h>
#include <string.h>

static void copy(void *to, const void *from, size_t n) {
  unsigned char *t = to;
  const unsigned char *f = from;
  for (size_t i = 0; i < n; i++) t[i] = f[i];
}

struct holder { int *p; char tag; };

int main(void) {
  int x = 42, *p = &x, *q;
  copy(&q, &p, sizeof p);
  printf("%d\n", *q);
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  for (size_t i = 0; i < sizeof p / 2; i++) {
    unsigned char t = bytes[i];
    bytes[i] = bytes[sizeof p - 1 - i];
    bytes[sizeof p - 1 - i] = t;
  }
  for (size_t i = 0; i < sizeof p / 2; i++) {
    unsigned char t = bytes[i];
    bytes[i] = bytes[sizeof p - 1 - i];
    bytes[sizeof p - 1 - i] = t;
  }
  memcpy(&q, bytes, sizeof q);
  *q = 7;
  printf("%d\n", x);
  struct holder h = {&x, 'h'}, k;
  memmove(&k, &h, sizeof h);
  printf("%d %c\n", *k.p, k.tag);
  int (*f)(const char *) = puts, (*g)(const char *);
  copy(&g, &f, sizeof f);
  g("through bytes");
  return 0;
}
