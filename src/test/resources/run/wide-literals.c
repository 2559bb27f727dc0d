#include <stddef.h>
#include <stdio.h>
#include <wchar.h>
#include <uchar.h>

int main(void) {
  wchar_t w[] = L"wide\u20ac";
  printf("%zu %d %d\n", sizeof w / sizeof *w, (int)w[0], (int)w[4]);
  char16_t h[] = u"a\U0001F600";
  printf("%zu %x %x\n", sizeof h / sizeof *h, (unsigned)h[1], (unsigned)h[2]);
  char32_t d[] = U"a\U0001F600";
  printf("%zu %x\n", sizeof d / sizeof *d, (unsigned)d[1]);
  const char *utf8 = u8"\u00e9";
  printf("%x %x\n", (unsigned char)utf8[0], (unsigned char)utf8[1]);
  printf("%d %d\n", (int)L'x', (int)L'\x1234');
  printf("%d %d\n", (int)u'y', (int)U'\U0001F600');
  printf("%zu\n", sizeof L'a');
  wchar_t joined[] = L"one" "two";
  printf("%zu %d\n", sizeof joined / sizeof *joined, (int)joined[3]);
  return 0;
}
