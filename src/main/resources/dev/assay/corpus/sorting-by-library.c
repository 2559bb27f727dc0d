/* qsort and bsearch with comparison functions, over numbers, structs and pointers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item {
  int key;
  char name[6];
};

static int by_number(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int by_name(const void *a, const void *b) {
  return strcmp(((const struct item *)a)->name, ((const struct item *)b)->name);
}

static int downwards(const void *a, const void *b) {
  return by_number(*(int *const *)b, *(int *const *)a);
}

int main(void) {
  int numbers[25], *pointers[25];
  for (int i = 0; i < 25; i++) {
    numbers[i] = i * 71 % 97 - 40;
    pointers[i] = &numbers[i];
  }
  qsort(pointers, 25, sizeof *pointers, downwards);
  printf("%td %td %d\n", pointers[0] - numbers, pointers[24] - numbers, *pointers[12]);
  qsort(numbers, 25, sizeof *numbers, by_number);
  int wanted = numbers[17];
  int *found = bsearch(&wanted, numbers, 25, sizeof *numbers, by_number);
  printf("%d %td\n", wanted, found - numbers);
  struct item items[] = {{3, "pear"}, {1, "apple"}, {4, "fig"}, {2, "plum"}};
  qsort(items, 4, sizeof *items, by_name);
  struct item *fig = bsearch(&(struct item){0, "fig"}, items, 4, sizeof *items, by_name);
  printf("%d %d %s\n", items[0].key, fig->key, items[3].name);
  return 0;
}
