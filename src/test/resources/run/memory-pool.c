#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct pool { _Alignas(max_align_t) unsigned char data[256]; size_t used; };

static void *take(struct pool *p, size_t n) {
  size_t at = (p->used + 7) & ~(size_t)7;
  if (at + n > sizeof p->data) return NULL;
  p->used = at + n;
  return p->data + at;
}

int main(void) {
  static struct pool p;
  char *a = take(&p, 10), *b = take(&p, 20);
  strcpy(a, "first");
  strcpy(b, "second");
  printf("%s %s %td %zu\n", a, b, b - a, p.used);
  void *c = take(&p, 1000);
  printf("%d\n", c == NULL);
  p.used = 0;
  char *d = take(&p, 4);
  printf("%d\n", d == a);
  memset(p.data, 7, sizeof p.data);
  int sum = 0;
  for (size_t i = 0; i < sizeof p.data; i++) sum += p.data[i];
  printf("%d\n", sum);
  return 0;
}
