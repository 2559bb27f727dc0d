/* Wide, UTF-8, UTF-16 and UTF-32 literals, their element types, and concatenation. */
#include <stddef.h>
#include <stdio.h>
#include <uchar.h>
#include <wchar.h>

static const wchar_t wide[] = L"na\u00efve" L" \x263a";
static const char16_t utf16[] = u"\U0001F600 ok";
static const char32_t utf32[] = U"\U0001F600" "z";
static const char utf8[] = u8"\u20ac" "5";

static unsigned long hash(const void *from, size_t size) {
  const unsigned char *bytes = from;
  unsigned long h = 5381;
  for (size_t i = 0; i < size; i++) {
    h = h * 33 ^ bytes[i];
  }
  return h;
}

static size_t wide_length(const wchar_t *s) {
  const wchar_t *end = s;
  while (*end) {
    end++;
  }
  return end - s;
}

int main(void) {
  printf("%zu %zu\n", wide_length(wide), wcslen(wide));
  printf("%zu %zu %zu %zu\n", sizeof wide, sizeof utf16, sizeof utf32, sizeof utf8);
  printf("%lx %lx\n", (unsigned long)utf16[0], (unsigned long)utf32[0]);
  printf("%016lx %016lx\n", hash(utf16, sizeof utf16), hash(utf8, sizeof utf8));
  printf("%d %d %ld\n", u'\u20ac', L'\377' == 255, (long)wide[2]);
  return 0;
}
