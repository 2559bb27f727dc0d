/* Decoding and encoding of UTF-8 with checks: nested ranges of bytes and shifts. */
#include <stdint.h>
#include <stdio.h>

static const unsigned char *decode(const unsigned char *s, uint32_t *out) {
  unsigned c = *s++;
  int more = c < 0x80 ? 0 : c >= 0xf0 && c < 0xf5 ? 3 : c >= 0xe0 && c < 0xf0 ? 2 : c >= 0xc2 && c < 0xe0 ? 1 : -1;
  if (more < 0) {
    *out = 0xfffd;
    return s;
  }
  uint32_t x = more ? c & (0x3f >> more) : c;
  while (more-- > 0) {
    if ((*s & 0xc0) != 0x80) {
      *out = 0xfffd;
      return s;
    }
    x = x << 6 | (*s++ & 0x3f);
  }
  *out = x;
  return s;
}

static int encode(uint32_t x, unsigned char *to) {
  if (x < 0x80) return *to = (unsigned char)x, 1;
  int n = x < 0x800 ? 2 : x < 0x10000 ? 3 : 4;
  for (int i = n - 1; i > 0; i--, x >>= 6) {
    to[i] = (unsigned char)(0x80 | (x & 0x3f));
  }
  to[0] = (unsigned char)(0xf00 >> n | x);
  return n;
}

int main(void) {
  const unsigned char *s = (const unsigned char *)"a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xff\xc3z";
  unsigned char again[8];
  uint32_t x, sum = 0;
  int bytes = 0;
  while (*s) {
    s = decode(s, &x);
    bytes += encode(x, again);
    sum = sum * 17 + x + again[0];
    printf("%x ", x);
  }
  printf("\n%u %d\n", sum, bytes);
  return 0;
}
