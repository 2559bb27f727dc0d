/* Enumerations as sets of bits, negative enumerators, forward use, and enums in switches. */
#include <stdio.h>

enum access { NONE = 0, READ = 1 << 0, WRITE = 1 << 1, RUN = 1 << 2, ALL = READ | WRITE | RUN };
enum sign { BELOW = -1, EQUAL, ABOVE };
enum big { SMALL_ONE = 1, LARGE_ONE = 0x80000000u };

static enum sign compare(int a, int b) {
  return (a > b) - (a < b);
}

enum access grant(enum access have, enum access wish, int trusted) {
  enum access most = trusted ? ALL : READ;
  return have | (wish & most);
}

const char *describe(enum access a) {
  switch (a) {
    case NONE: return "none";
    case READ: return "read";
    case READ | WRITE: return "edit";
    case ALL: return "all";
    default: return "odd";
  }
}

int main(void) {
  int signs = 0;
  for (int i = 0; i < 5; i++) {
    signs = signs * 3 + compare(i * 7 % 5, 2) + 1;
  }
  printf("%d %d\n", signs, LARGE_ONE > SMALL_ONE);
  for (int i = 0; i < 8; i++) {
    printf("%s ", describe(grant(READ & i, i, i & 4)));
  }
  printf("\n%s %zu\n", describe(grant(NONE, ALL ^ WRITE, 1)), sizeof(enum sign));
  return 0;
}
