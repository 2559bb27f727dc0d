#include <stdio.h>

struct p { int x, y; };

static int sum(const int *a, int n) {
  int s = 0;
  while (n--) s += *a++;
  return s;
}
static int dot(struct p a, struct p *b) { return a.x * b->x + a.y * b->y; }
static struct p *global = &(struct p){3, 4};
static int *values = (int[]){1, 2, 3};

int main(void) {
  printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
  printf("%d\n", dot((struct p){1, 2}, &(struct p){.y = 5}));
  int *p = (int[5]){1};
  p[4] = 7;
  printf("%d %d\n", p[0], p[4]);
  global->x++;
  printf("%d %d\n", global->x, values[2]);
  for (int i = 0; i < 3; i++) {
    int *q = &(int){i};
    *q += 10;
    printf("%d ", *q);
  }
  puts((char[]){"literal"});
  printf("%d\n", (int){5} + ((struct p){1, 2}).y);
  printf("%zu\n", sizeof((char[]){"four"}));
  struct p copy = (struct p){.x = 1};
  copy = (struct p){copy.y, copy.x};
  printf("%d %d\n", copy.x, copy.y);
  return 0;
}
