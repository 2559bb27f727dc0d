#include <stdio.h>

static int values[3] = {1, 2, 3};
static int (*get(int n))[3] { return n ? &values : 0; }
static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }
static int (*select(int n))(int) { return n ? twice : thrice; }
typedef int fn(int);
typedef fn *fp;
static fn *table[2] = {twice, thrice};
static int (*(*nested)(int))(int) = select;
static fp chosen(fp a, fp b, int which) { return which ? a : b; }
static const char *const *names(void) {
  static const char *const n[] = {"x", "y", 0};
  return n;
}
fn declared;

int main(void) {
  printf("%d %d\n", (*get(1))[2], get(0) == 0);
  printf("%d %d\n", select(1)(5), (*select(0))(5));
  printf("%d %d\n", table[1](4), nested(1)(6));
  printf("%d\n", chosen(twice, thrice, 0)(7));
  int (*(*ptrs)[2])(int) = &table;
  printf("%d\n", (*ptrs)[0](8));
  for (const char *const *n = names(); *n; n++) puts(*n);
  int *a[2] = {&values[0], &values[2]}, (*b)[3] = &values, **c = a;
  printf("%d %d %d\n", *a[1], (*b)[1], **c);
  printf("%d\n", declared(1));
  char(*s)[6] = &"hello";
  printf("%c %zu\n", (*s)[1], sizeof *s);
  return 0;
}

int declared(int x) { return x + 100; }
