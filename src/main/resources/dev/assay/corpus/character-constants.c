/* Escapes, several characters in one constant, signs of plain char, classification by hand. */
#include <stdio.h>

static int is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

static int value_of(char c) {
  return c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
}

int main(void) {
  const char text[] = "tab\tbell\a\\ \x41\102\0hidden" "\x1" "23";
  int spaces = 0, digits = 0, below = 0;
  for (unsigned i = 0; i < sizeof text; i++) {
    spaces += is_space(text[i]);
    digits += value_of(text[i]) >= 0;
  }
  for (int i = 0; i < 256; i++) {
    char c = (char)i;
    below += c < 0;
  }
  printf("%zu %d %d %d\n", sizeof text, spaces, digits, below);
  printf("%d %d %d %d\n", 'ab', '\377', '\x80' < 0, '\e');
  printf("%d %d %zu\n", value_of('d'), value_of('\''), sizeof 'a');
  printf("%s\n", "a\
b" "\?" "?/");
  return 0;
}
