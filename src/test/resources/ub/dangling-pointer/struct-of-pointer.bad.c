#include <stdio.h>

struct view {
  const char *text;
};

static struct view make(void) {
  char buffer[4] = "abc";
  static char kept[4] = "xyz";
  struct view v = {buffer};
  return v;
}

int main(void) {
  struct view v = make();
  putchar(v.text[0]); /* UB: dangling-pointer */
  putchar('\n');
  return 0;
}
