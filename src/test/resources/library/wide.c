#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
  wchar_t buffer[32], other[8] = L"abc";
  wcscpy(buffer, L"wide");
  wcscat(buffer, L" text");
  printf("%ls %zu %zu\n", buffer, wcslen(buffer), wcsnlen(buffer, 3));
  wcsncpy(other, L"xy", 5);
  printf("%ls %d\n", other, (int) other[4]);
  wcsncat(other, L"zzz", 2);
  printf("%ls\n", other);
  printf("%d %d %d\n", sign(wcscmp(L"a", L"b")), wcscmp(L"q", L"q"), sign(wcsncmp(L"ab", L"ac", 1)));
  printf("%ls %ls\n", wcschr(L"hello", L'l'), wcsrchr(L"hello", L'l'));
  wmemset(buffer, L'-', 4);
  printf("%ls\n", buffer);
  wmemcpy(buffer, L"****", 4);
  wmemmove(buffer + 1, buffer, 3);
  printf("%ls %d\n", buffer, wmemcmp(L"ab", L"ab", 2));
  printf("%d %d %d\n", !!iswalpha(L'x'), !!iswdigit(L'x'), towupper(L'x'));
  char narrow[32];
  printf("%zu ", wcstombs(narrow, L"narrow", sizeof narrow));
  puts(narrow);
  printf("%zu ", mbstowcs(buffer, "broad", 32));
  printf("%ls\n", buffer);
  printf("%d %d\n", mblen("x", 1), wctob(L'y'));
  printf("[%6ls] [%-6ls] [%.2ls]\n", L"abc", L"abc", L"abc");
  return 0;
}
