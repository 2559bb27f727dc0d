#include <stdio.h>

static int leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
static int weekday(int y, int m, int d) {
  static const int t[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  y -= m < 3;
  return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
}
static void roman(int n) {
  static const struct { int v; const char *s; } r[] = {
      {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
      {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
  for (int i = 0; n; i++)
    while (n >= r[i].v) {
      fputs(r[i].s, stdout);
      n -= r[i].v;
    }
  putchar('\n');
}

int main(void) {
  printf("%d %d %d %d\n", leap(2000), leap(1900), leap(2024), leap(2023));
  printf("%d %d\n", weekday(2024, 2, 29), weekday(1999, 12, 31));
  roman(1994);
  roman(3888);
  return 0;
}
