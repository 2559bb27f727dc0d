/* Copies of known and unknown lengths, chains of them, and comparisons of short blocks. */
#include <stdio.h>
#include <string.h>

static char *append(char *to, const char *from) {
  while ((*to = *from++)) {
    to++;
  }
  return to;
}

static int same8(const void *a, const void *b) { return memcmp(a, b, 8) == 0; }

static int order(const char *a, const char *b) {
  int c = strcmp(a, b);
  return c < 0 ? -1 : c > 0;
}

int main(void) {
  char path[40], *end = path;
  end = append(end, "/usr");
  end = append(end, "/share");
  *end++ = '/';
  end = stpcpy(end, "doc");
  printf("%s %td\n", path, end - path);
  char padded[8];
  strncpy(padded, "ab", sizeof padded);
  printf("%d %d\n", padded[2], same8(padded, "ab\0\0\0\0\0\0"));
  memcpy(padded + 1, path, 4);
  memmove(padded + 2, padded, 5);
  padded[7] = 0;
  printf("%s\n", padded);
  printf("%d %d %d\n", order("abc", "abd"), order("b", "abc"), order("", ""));
  struct { char a[3], b[3]; } pair = {"xy", "z"};
  memcpy(pair.a, pair.b, sizeof pair.a);
  printf("%s %d\n", pair.a, strncmp("hello", "help", 3));
  return 0;
}
