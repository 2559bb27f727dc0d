#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <inttypes.h>

struct pair { int key; char tag; };

static int comparisons;

static int by_key(const void *a, const void *b) {
  comparisons++;
  const struct pair *x = a, *y = b;
  return (x->key > y->key) - (x->key < y->key);
}

static int by_value(const void *a, const void *b) { return *(const int *) a - *(const int *) b; }

static void last(void) { puts("last"); }
static void first(void) { puts("first"); }

int main(void) {
  int numbers[] = {5, 3, 9, -1, 7, 3, 0};
  int count = sizeof numbers / sizeof *numbers;
  qsort(numbers, count, sizeof *numbers, by_value);
  for (int i = 0; i < count; i++) printf("%d ", numbers[i]);
  int key = 7, *found = bsearch(&key, numbers, count, sizeof key, by_value);
  printf("at %td\n", found - numbers);
  struct pair pairs[] = {{2, 'a'}, {1, 'b'}, {2, 'c'}, {0, 'd'}};
  qsort(pairs, 4, sizeof *pairs, by_key);
  for (int i = 0; i < 4; i++) printf("%d%c ", pairs[i].key, pairs[i].tag);
  printf("%d\n", comparisons);

  int *array = malloc(3 * sizeof *array);
  for (int i = 0; i < 3; i++) array[i] = i * i;
  array = realloc(array, 6 * sizeof *array);
  for (int i = 3; i < 6; i++) array[i] = i * i;
  for (int i = 0; i < 6; i++) printf("%d ", array[i]);
  puts("");
  free(array);
  long *zeros = calloc(4, sizeof *zeros);
  printf("%ld\n", zeros[0] + zeros[3]);
  free(zeros);
  free(NULL);

  char *end;
  printf("%ld ", strtol("  -123abc", &end, 10));
  puts(end);
  printf("%lu %ld %ld\n", strtoul("0xff", NULL, 0), strtol("077", NULL, 0), strtol("zz", NULL, 36));
  errno = 0;
  printf("%ld ", strtol("99999999999999999999", &end, 10));
  printf("%d %d\n", errno == ERANGE, *end);
  printf("%g ", strtod("1.5e3xyz", &end));
  puts(end);
  printf("%a %a %La\n", strtod("0x1.8p3", NULL), strtof("0.1", NULL), strtold("0.1", NULL));
  printf("%d %ld %g\n", atoi("42"), atol("-42"), atof("2.5"));
  printf("%d %ld %lld %jd\n", abs(-3), labs(-4L), llabs(-5LL), imaxabs(-6));
  div_t d = div(-7, 2);
  ldiv_t ld = ldiv(7, -2);
  printf("%d %d %ld %ld\n", d.quot, d.rem, ld.quot, ld.rem);
  srand(1);
  printf("%d ", rand());
  printf("%d\n", rand() % 100);
  unsigned seed = 7;
  printf("%d ", rand_r(&seed));
  printf("%u\n", seed);
  int a, b;
  char word[10];
  double x;
  int n = sscanf("12 -0x1f hello 2.5e1", "%d %i %9s %lf", &a, &b, word, &x);
  printf("%d: %d %d %s %g\n", n, a, b, word, x);
  n = sscanf("key=value;", "%9[^=]=%*[^;];%n", word, &a);
  printf("%d: %s %d\n", n, word, a);
  printf("%d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a));
  printf("%d\n", getenv("ASSAY_NO_SUCH_VARIABLE") == NULL);
  atexit(last);
  atexit(first);
  exit(7);
}
