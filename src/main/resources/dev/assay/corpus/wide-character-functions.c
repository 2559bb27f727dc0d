/* The library's functions on wide strings, and loops over them. */
#include <stdio.h>
#include <wchar.h>

static int count(const wchar_t *s, wchar_t wanted) {
  int n = 0;
  while ((s = wcschr(s, wanted)) != NULL) {
    n++;
    s++;
  }
  return n;
}

static void reverse(wchar_t *s) {
  for (size_t i = 0, j = wcslen(s); i + 1 < j; i++) {
    wchar_t t = s[i];
    s[i] = s[--j];
    s[j] = t;
  }
}

int main(void) {
  wchar_t buffer[32] = L"wide";
  wcscat(buffer, L" and wider");
  printf("%d %zu\n", count(buffer, L'd'), wcslen(buffer));
  reverse(buffer);
  for (const wchar_t *s = buffer; *s; s++) {
    putchar((int)*s);
  }
  printf("\n%d %d\n", wcscmp(L"abc", L"abd") < 0, wcsncmp(L"abc", L"abd", 2));
  wmemset(buffer, L'x', 4);
  wmemcpy(buffer + 4, L"yz", 3);
  printf("%ld %zu\n", (long)buffer[5], wcslen(buffer));
  return 0;
}
