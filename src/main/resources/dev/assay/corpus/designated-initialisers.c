/* Designators of members, elements and ranges, in any order, later ones overriding. */
#include <stdio.h>

struct inner {
  int a, b[4];
};

struct outer {
  struct inner first;
  union {
    int i;
    float f;
  } u;
  struct inner more[3];
};

static const struct outer fixed = {
    .u.f = 2.5f,
    .first = {.b = {[2] = 7, 8}, .a = 1},
    .more[1].b[3] = 4,
    .more[2] = {5, {6}},
};

static const int sparse[] = {[9] = 3, [2 ... 5] = 7, [4] = 1, 2, [0] = -1};

int main(void) {
  struct outer local = {.more = {[0 ... 2] = {.a = 3}}, .first.b[0] = sparse[9], .u = {.i = 44}};
  int sum = 0;
  for (unsigned i = 0; i < sizeof sparse / sizeof *sparse; i++) {
    sum = sum * 3 + sparse[i];
  }
  printf("%d %g %d %d\n", sum, fixed.u.f, fixed.first.b[2], fixed.first.b[3]);
  printf("%d %d %d\n", fixed.more[1].b[3], fixed.more[2].a, fixed.more[2].b[0]);
  printf("%d %d %d\n", local.more[2].a, local.first.b[0], local.u.i);
  return 0;
}
