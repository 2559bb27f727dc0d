#include <stdio.h>

typedef int number;
typedef int *pointer;
typedef int vector3[3];
typedef int function(int);

typedef struct {
  int x;
  int y;
} point;

typedef point *point_ptr;

typedef union {
  int i;
  float f;
} either;

struct list {
  struct list *next;
  number value;
};

typedef struct list list;
typedef enum {RED, GREEN = 5, BLUE} colour;
enum big {SMALL = -1, LARGE = 100 * 2 + 1};

enum big big_value = LARGE;

struct inner {
  int a;
};

struct outer {
  struct inner in;
  struct {
    int b;
    union {
      int c;
      char d;
    };
  };
  unsigned int flags : 3;
  unsigned int : 2;
  unsigned int more : 4;
  int : 0;
  const char *const names[2];
  int (*call)(struct outer *, int);
  char tail[];
};

struct forward;

struct forward *nowhere;

static int twice(int x) {
  return 2 * x;
}

function *alias = twice;
int (*(*table)[2])(int);
int (*functions[2])(int) = {twice, twice};

int (*choose(int which))(int) {
  return functions[which];
}

const int *a1;
int *const a2 = 0;
const int *const a3 = 0;
int *volatile *a4;
char *(*(*complicated)(int (*)(void), char *))[4];
int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
static const unsigned long long wide = 18446744073709551615ULL;
unsigned char bytes[3] = {1, 2, 3};
char text[5] = "text";
char text4[4] = "text";

struct {
  int one;
} single = {1};

struct anon_0 {
  int two;
};

struct anon_0 first = {1};
struct anon_0 second = {2};
_Complex double z;
_Bool truth = 1;
__int128 huge;
extern int elsewhere[];

int vla(int n, int m, int grid[n][m], int (*rows)[m]) {
  int local[n][m];

  local[n - 1][m - 1] = grid[0][0] + rows[1][0];
  return local[n - 1][m - 1] + (int)sizeof(int[n]);
}

int main(void) {
  struct {
    int q;
  } nested = {3};
  typedef long local_type;
  struct anon_1 {
    int z;
    char y;
  };
  local_type l = sizeof(struct anon_1);
  enum {LOCAL = 4};

  table = &functions;
  point p = {.y = 2, .x = 1};
  point_ptr pp = &p;
  int grid[5] = {[1] = 5, [3 ... 4] = 6};
  printf("%d %d %d\n", pp->x + p.y, nested.q, LOCAL);
  printf("%d %d %d\n", (*table)[1](4), choose(0)(5), alias(6));
  printf("%d %ld %d %d\n", grid[4], l, first.two + second.two, single.one);
  printf("%d\n", vla(2, 3, matrix, matrix));
  printf("%d %zu %zu\n", big_value, sizeof text, sizeof text4);
  printf("%d\n", (int)BLUE);
  return 0;
}
