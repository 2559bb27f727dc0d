#include <stdint.h>
#include <stdio.h>

static int decode(const unsigned char **p) {
  unsigned c = *(*p)++;
  int extra = c < 0x80 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
  if (extra) c &= 0x3f >> extra;
  while (extra--) c = c << 6 | (*(*p)++ & 0x3f);
  return (int)c;
}

int main(void) {
  const unsigned char *p = (const unsigned char *)"a\u00e9\u20ac\U0001F600!";
  while (*p) printf("U+%04X ", (unsigned)decode(&p));
  puts("");
  return 0;
}
