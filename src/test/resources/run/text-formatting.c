#include <stdio.h>
#include <string.h>

static void wrap(const char *s, int width) {
  int column = 0;
  while (*s) {
    int n = (int)strcspn(s, " ");
    if (column && column + 1 + n > width) {
      putchar('\n');
      column = 0;
    } else if (column) {
      putchar(' ');
      column++;
    }
    printf("%.*s", n, s);
    column += n;
    s += n;
    s += strspn(s, " ");
  }
  putchar('\n');
}
static void table(void) {
  static const struct { const char *name; int n; double price; } rows[] = {
      {"apple", 3, 0.5}, {"watermelon", 12, 10.25}, {"fig", 150, 1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    printf("|%-12s|%5d|%8.2f|\n", rows[i].name, rows[i].n, rows[i].price);
}

int main(void) {
  wrap("the quick brown fox jumps over the lazy dog again and again", 16);
  table();
  return 0;
}
