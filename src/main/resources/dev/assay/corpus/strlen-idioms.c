/* Lengths that follow from earlier ones: the compiler can track how long strings are. */
#include <stdio.h>
#include <string.h>

size_t build(char *out, const char *name, int extended) {
  strcpy(out, name);
  size_t length = strlen(out);
  out[length] = '.';
  out[length + 1] = 0;
  if (extended) {
    strcat(out, "extended");
  }
  return strlen(out);
}

size_t same_length(const char *a, const char *b) {
  return strlen(a) == strlen(b) ? strlen(a) : 0;
}

size_t after_store(char *text) {
  memcpy(text, "0123456789", 11);
  text[7] = 0;
  size_t cut = strlen(text);
  text[3] = '\0';
  return cut * 100 + strlen(text);
}

static size_t by_hand(const char *s) {
  size_t n = 0;
  while (s[n] != '\0') {
    ++n;
  }
  return n;
}

int main(void) {
  char buffer[40];
  size_t plain = build(buffer, "name", 0), longer = build(buffer, "longer", 1);
  printf("%zu %zu %s\n", plain, longer, buffer);
  printf("%zu %zu\n", same_length("abc", "xyz"), same_length("abc", "xy"));
  size_t cut = after_store(buffer);
  printf("%zu %zu\n", cut, by_hand(buffer + 4));
  printf("%d\n", sprintf(buffer, "%s=%d", "key", 77));
  return 0;
}
