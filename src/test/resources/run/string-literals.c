#include <stdio.h>
#include <string.h>

int main(void) {
  const char *s = "adjacent" " " "pieces";
  printf("%s %zu\n", s, sizeof "abc" "def");
  printf("%zu %zu\n", sizeof "", strlen("a\0b"));
  char a[] = "tab\there \x41\102\u00e9 \"quoted\" \\ \?";
  puts(a);
  printf("%d %d %d\n", "\377"[0] == (char)255, "\e"[0], "\a"[0]);
  char exact[3] = "abc";
  printf("%c%c%c\n", exact[0], exact[1], exact[2]);
  char padded[6] = "ab";
  printf("%d %d\n", padded[2], padded[5]);
  puts("line one\n"
       "line two");
  printf("%c %c\n", "index"[2], *("pointer" + 3));
  printf("%d\n", (int)sizeof "\x1" "2");
  puts("hex: \x41" "B");
  printf("%s\n", __func__);
  return 0;
}
