#include <stdio.h>

int a;
int a;
extern int a;
int a = 5;
static int b;
static int b;
extern int late;
int zero[3];
extern int array[];
struct s;
extern struct s *list;

static int get(void) { return late + array[1]; }

int late = 7;
int array[] = {1, 2, 3};
struct s { int v; } node = {9};
struct s *list = &node;

int main(void) {
  extern int a;
  printf("%d %d %d %d\n", a, b, get(), zero[2]);
  {
    int a = 1;
    {
      extern int a;
      printf("%d\n", a);
    }
    printf("%d\n", a);
  }
  printf("%d %zu\n", list->v, sizeof array);
  int declared(int);
  printf("%d\n", declared(3));
  return 0;
}

int declared(int x) { return x * x; }
