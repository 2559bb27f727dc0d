#include <stddef.h>
#include <stdio.h>

struct item { const char *name; int *counter; int (*f)(int); };

static int twice(int x) { return 2 * x; }
static int counters[3] = {5, 6, 7};
static struct item items[] = {{"a", &counters[1], twice}, {"b", counters + 2, 0}};
static int *middle = &counters[1];
static char *tail = &"string"[3];
static const double pi = 3.0 + 0.14;
static int size = sizeof items / sizeof items[0];
static long address_difference = (char *)&counters[2] - (char *)&counters[0];
static unsigned mask = ~0u << 4;
static int folded = (3 > 2 ? 10 : 20) * -1 + (7 % 4 << 2);
static struct { struct item *it; void *self; } loop = {&items[1], &loop};
static float f = 1 / 3.0f;
static _Bool yes = 0.5;
static char truncated = 300;
static size_t off = offsetof(struct item, f);

int main(void) {
  printf("%s %d %d\n", items[0].name, *items[0].counter, items[0].f(4));
  printf("%d %s %g %d %ld\n", *middle, tail, pi, size, address_difference);
  printf("%u %d %d\n", mask, folded, loop.it == &items[1] && loop.self == &loop);
  printf("%.9g %d %d %zu\n", f, yes, truncated, off);
  return 0;
}
