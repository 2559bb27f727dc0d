#include <stdio.h>

static int cube[2][3][4];
static int total(int a[][3][4], int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 4; k++) s += a[i][j][k];
  return s;
}

int main(void) {
  int n = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 4; k++) cube[i][j][k] = n++;
  printf("%d %d\n", cube[1][2][3], total(cube, 2));
  int(*plane)[4] = cube[1];
  int *row = plane[2];
  printf("%d %d\n", plane[1][1], row[3]);
  printf("%zu %zu %zu\n", sizeof cube, sizeof cube[0], sizeof cube[0][0]);
  int(*whole)[2][3][4] = &cube;
  printf("%d\n", (*whole)[0][1][2]);
  int *p[3] = {cube[0][0], cube[0][1], cube[1][0]};
  printf("%d %d\n", p[1][0], p[2][1]);
  int(*q[2])[4] = {cube[0], cube[1]};
  printf("%d\n", q[1][2][0]);
  char board[3][4] = {"x.o", ".x.", "o.x"};
  for (int i = 0; i < 3; i++) puts(board[i]);
  return 0;
}
