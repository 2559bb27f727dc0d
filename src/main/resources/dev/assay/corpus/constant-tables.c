/* Lookups in constant tables: known indices fold, unknown ones load. */
#include <stdint.h>
#include <stdio.h>

static const uint8_t days[2][12] = {{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
                                    {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}};
static const char *const names[] = {"zero", "one", "two", "three"};
static const struct {
  char symbol[3];
  short weight;
} elements[] = {{"H", 1}, {"He", 4}, {"Li", 7}, {"Be", 9}};
static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4};

static int is_leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }

int day_of_year(int year, int month, int day) {
  for (int m = 0; m < month - 1; m++) {
    day += days[is_leap(year)][m];
  }
  return day;
}

int main(void) {
  printf("%d %d %d\n", day_of_year(2000, 3, 1), day_of_year(1900, 3, 1), day_of_year(2023, 12, 31));
  int weight = 0;
  double scaled = 0;
  for (unsigned i = 0; i < 4; i++) {
    weight = weight * 10 + elements[i].weight;
    scaled += powers[i + 1] * names[i][0];
  }
  printf("%d %s %.0f\n", weight, elements[3].symbol, scaled);
  printf("%c %d\n", names[2][1], "constant"[4] == days[0][1]);
  return 0;
}
