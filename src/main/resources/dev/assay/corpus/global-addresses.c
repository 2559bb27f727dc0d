/* Initialisers with addresses of objects, of members, of elements and of functions. */
#include <stddef.h>
#include <stdio.h>

struct record {
  const char *name;
  int (*action)(int);
  int *target;
  struct record *link;
  ptrdiff_t distance;
};

static int pool[10] = {5, 6, 7, 8};
static const char text[] = "alphabetagamma";

static int twice(int x) { return x * 2; }
static int negate(int x) { return -x; }

static struct record records[3] = {
    {text + 5, twice, &pool[3], &records[2], &pool[9] - &pool[2]},
    {&text[9], &negate, pool, &records[0], sizeof pool},
    {"gamma" + 1, twice, &pool[10] - 8, records + 1, offsetof(struct record, link)},
};

static int *const *chain = &records[1].target;

int main(void) {
  struct record *r = records;
  for (int i = 0; i < 6; i++) {
    *r->target = r->action(*r->target + i);
    r = r->link;
  }
  printf("%d %d %d %d\n", pool[0], pool[1], pool[2], pool[3]);
  printf("%.4s %.5s %s\n", records[0].name, records[1].name, records[2].name);
  printf("%td %td %td %d\n", records[0].distance, records[1].distance, records[2].distance, **chain);
  return 0;
}
