/* Unnamed objects in expressions: arrays, structs, at file scope and in loops. */
#include <stdio.h>

struct vector {
  int x, y, z;
};

static int *table = (int[]){3, 1, 4, 1, 5};
static const struct vector *unit = &(const struct vector){.y = 1};

static struct vector plus(struct vector a, const struct vector *b) {
  return (struct vector){a.x + b->x, a.y + b->y, a.z + b->z};
}

static int total(const int *values, int count) {
  int sum = 0;
  while (count-- > 0) {
    sum = sum * 7 + *values++;
  }
  return sum;
}

int main(void) {
  struct vector v = {0};
  for (int i = 0; i < 6; i++) {
    v = plus(v, &(struct vector){i, i * i, .z = -i});
  }
  v = plus(v, unit);
  table[2] += (int){9};
  printf("%d %d %d\n", v.x, v.y, v.z);
  printf("%d %d\n", total(table, 5), total((int[4]){[3] = 2, [0] = 1}, 4));
  printf("%s %c\n", (char[]){"text"}, ((char[]){'x', 'y'})[1]);
  (struct vector){1, 2, 3}.x;
  return 0;
}
