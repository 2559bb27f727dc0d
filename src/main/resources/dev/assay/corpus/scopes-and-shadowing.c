/* The same name as variable, tag, member, label, function and typedef, in nested scopes. */
#include <stdio.h>

typedef int thing;
struct thing { thing thing; };
static int level = 1;

static int outer(void) {
  int level = 10;
  {
    extern int shared;
    int level = shared;
    for (int level = 0; level < 3; level++) {
      int level = 100;
      shared += level;
    }
    shared += level;
  }
  return level;
}

int shared = 5;

static thing named(struct thing thing) {
  goto thing;
thing:
  return thing.thing;
}

static int inner_types(void) {
  struct thing { char c[3]; };
  enum { level = 7 };
  typedef char thing;
  return sizeof(struct thing) * 10 + sizeof(thing) + level;
}

int sizes(int n, int table[n], char (*row)[n + 1]) {
  return sizeof *row + table[n - 1];
}

int main(void) {
  int main = outer();
  printf("%d %d %d\n", main, shared, level);
  printf("%d %d\n", named((struct thing){8}), inner_types());
  char row[1][4];
  printf("%d\n", sizes(3, (int[]){1, 2, 9}, row));
  return 0;
}
