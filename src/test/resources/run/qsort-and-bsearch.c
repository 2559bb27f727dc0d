#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person { char name[10]; int age; };

static int ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int by_name(const void *a, const void *b) {
  return strcmp(((const struct person *)a)->name, ((const struct person *)b)->name);
}
static int by_age_down(const void *a, const void *b) {
  return ((const struct person *)b)->age - ((const struct person *)a)->age;
}
static int strings(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int main(void) {
  int a[9] = {5, 3, 9, 1, 7, 2, 8, 6, 4};
  qsort(a, 9, sizeof *a, ints);
  for (int i = 0; i < 9; i++) printf("%d ", a[i]);
  int key = 7, *found = bsearch(&key, a, 9, sizeof *a, ints);
  printf("at %d\n", (int)(found - a));
  key = 10;
  printf("%d\n", bsearch(&key, a, 9, sizeof *a, ints) == NULL);
  struct person p[4] = {{"dora", 20}, {"anna", 40}, {"carl", 30}, {"bob", 10}};
  qsort(p, 4, sizeof *p, by_name);
  for (int i = 0; i < 4; i++) printf("%s ", p[i].name);
  qsort(p, 4, sizeof *p, by_age_down);
  for (int i = 0; i < 4; i++) printf("%d ", p[i].age);
  puts("");
  const char *s[] = {"pear", "apple", "fig"};
  qsort(s, 3, sizeof *s, strings);
  printf("%s %s %s\n", s[0], s[1], s[2]);
  qsort(a, 0, sizeof *a, ints);
  qsort(a, 1, sizeof *a, ints);
  return 0;
}
