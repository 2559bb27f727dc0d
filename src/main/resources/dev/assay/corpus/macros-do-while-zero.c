/* Macros as statements, pasted and stringised tokens, lists expanded twice. */
#include <stdio.h>

#define SWAP(type, a, b) \
  do {                   \
    type t_ = (a);       \
    (a) = (b);           \
    (b) = t_;            \
  } while (0)

#define COLOURS(X) X(RED, 0xff0000) X(GREEN, 0x00ff00) X(BLUE, 0x0000ff)
#define AS_ENUM(name, value) COLOUR_##name,
#define AS_CASE(name, value) case COLOUR_##name: return value;
#define AS_TEXT(name, value) #name,

enum colour { COLOURS(AS_ENUM) COLOUR_COUNT };

static int rgb(enum colour c) {
  switch (c) {
    COLOURS(AS_CASE)
    default: return -1;
  }
}

static const char *const texts[] = {COLOURS(AS_TEXT)};

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define UNIQUE(prefix) JOIN(prefix, __LINE__)
#define REPEAT(n) for (int UNIQUE(i) = 0; UNIQUE(i) < (n); UNIQUE(i)++)
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

int main(void) {
  int a = 3, b = 4, turns = 0;
  if (a < b)
    SWAP(int, a, b);
  else
    SWAP(int, b, a);
  REPEAT(a) REPEAT(b) turns++;
  printf("%d %d %d\n", a, b, turns);
  for (int c = 0; c <= COLOUR_COUNT; c++) {
    printf("%s %d\n", c < COLOUR_COUNT ? texts[c] : "none", rgb((enum colour)c));
  }
  printf("%s %s\n", TEXT(JOIN(1, 2) + COLOUR_COUNT), __func__);
  return 0;
}
