#include <stdio.h>

struct p { int x, y, z; };
struct q { struct p p[3]; int n; };
int sparse[10] = {[2] = 5, 6, [8] = 1, [0] = 9};
int over[4] = {1, 2, 3, 4, [1] = 20, 30};
int ranged[8] = {[1 ... 3] = 7, [6] = 2};

int main(void) {
  for (int i = 0; i < 10; i++) printf("%d ", sparse[i]);
  for (int i = 0; i < 4; i++) printf("%d ", over[i]);
  for (int i = 0; i < 8; i++) printf("%d ", ranged[i]);
  puts("");
  struct p a = {.z = 3, .x = 1};
  struct p b = {.y = 5, 6};
  printf("%d%d%d %d%d%d\n", a.x, a.y, a.z, b.x, b.y, b.z);
  struct q q = {.p[1].y = 4, .p[2] = {1, 2, 3}, .n = 8};
  printf("%d %d %d %d\n", q.p[0].x, q.p[1].y, q.p[2].z, q.n);
  int m[][3] = {[1][2] = 5, [2] = {1}};
  printf("%zu %d %d %d\n", sizeof m / sizeof m[0], m[0][0], m[1][2], m[2][0]);
  struct q r = {.p = {[0] = {.x = 1}, [2].z = 9}, 4};
  printf("%d %d %d\n", r.p[0].x, r.p[2].z, r.n);
  char names[3][8] = {[0] = "zero", [2] = {'t', 'w', 'o'}};
  printf("%s,%s,%s\n", names[0], names[1], names[2]);
  union { int i; char c[4]; } u = {.c = {1, 0, 0, 0}};
  printf("%d\n", u.i);
  return 0;
}
