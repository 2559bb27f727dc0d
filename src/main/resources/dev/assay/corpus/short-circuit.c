/* Long conditions over cheap tests: compilers merge, reorder and thread them. */
#include <stdio.h>
#include <string.h>

struct date {
  int year, month, day;
};

static int valid(const struct date *d) {
  return d && d->year > 0 && d->month >= 1 && d->month <= 12 && d->day >= 1 &&
         (d->day <= 28 || (d->day <= 30 && d->month != 2) ||
          (d->day == 31 && (d->month == 1 || d->month == 3 || d->month == 5 || d->month == 7 || d->month == 8 ||
                            d->month == 10 || d->month == 12)) ||
          (d->day == 29 && d->month == 2 && d->year % 4 == 0 && (d->year % 100 || d->year % 400 == 0)));
}

static int same(const struct date *a, const struct date *b) {
  return a == b || (a->year == b->year && a->month == b->month && a->day == b->day);
}

static int vowel(char c) {
  return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

static int xor(int a, int b) { return !a != !b; }

int main(void) {
  int count = 0;
  struct date d = {1900, 0, 0}, leap = {2000, 2, 29};
  for (d.month = 0; d.month <= 13; d.month++) {
    for (d.day = 0; d.day <= 32; d.day++) {
      count += valid(&d);
    }
  }
  printf("%d %d %d %d\n", count, valid(&leap), valid(0), same(&leap, &(struct date){2000, 2, 29}));
  int vowels = 0;
  for (const char *c = "sequoia trees"; *c; c++) {
    vowels += vowel(*c);
  }
  printf("%d %d %d\n", vowels, xor(5, 0), xor(5, -1));
  return 0;
}
