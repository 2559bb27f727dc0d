#include <stdint.h>
#include <stdio.h>

struct node { int value; uintptr_t link; };

int main(void) {
  int a[4] = {1, 2, 3, 4};
  uintptr_t u = (uintptr_t)&a[1];
  int *p = (int *)u;
  printf("%d\n", *p);
  p = (int *)(u + sizeof(int));
  printf("%d\n", *p);
  long l = (long)&a[3];
  *(int *)l = 40;
  printf("%d\n", a[3]);
  u |= 1;
  printf("%d %d\n", (int)(u & 1), *(int *)(u & ~(uintptr_t)1));
  struct node c = {3, 0}, b = {2, 0}, h = {1, 0};
  h.link = 0 ^ (uintptr_t)&b;
  b.link = (uintptr_t)&h ^ (uintptr_t)&c;
  c.link = (uintptr_t)&b ^ 0;
  uintptr_t before = 0;
  for (struct node *n = &h; n;) {
    printf("%d ", n->value);
    struct node *next = (struct node *)(n->link ^ before);
    before = (uintptr_t)n;
    n = next;
  }
  puts("");
  printf("%d\n", (void *)(intptr_t)0 == 0);
  return 0;
}
