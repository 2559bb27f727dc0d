#include "../harmless.h"

struct s { short a; int b; };
static unsigned hash(const void *p, size_t n) {
  const unsigned char *c = p;
  unsigned h = 5381;
  while (n--) h = h * 33 + *c++; /* UNSPECIFIED: padding-or-unspecified-bytes */
  return h;
}
int main(void) {
  struct s s[3];
  memset(s, 0, sizeof s);
  unsigned sum = 0;
  for (int i = 0; i < 3; i++) {
    s[i].a = i;
    s[i].b = -i;
    sum += harmless(i);
  }
  printf("%u %u\n", sum, hash(s, sizeof s));
}
