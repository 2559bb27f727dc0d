/* Arrays of three and four dimensions, pointers to rows, and parameters that decay. */
#include <stdio.h>

static int cube[3][4][5];
static const char words[2][3][6] = {{"red", "green", "blue"}, {"one", "two"}};

static int plane_sum(int plane[][5], int rows) {
  int sum = 0;
  for (int r = 0; r < rows; r++) {
    for (int c = 0; c < 5; c++) {
      sum += plane[r][c];
    }
  }
  return sum;
}

static int *element(int (*block)[4][5], int a, int b, int c) {
  return &block[a][b][c];
}

int main(void) {
  int n = 0;
  for (int a = 0; a < 3; a++) {
    for (int b = 0; b < 4; b++) {
      for (int c = 0; c < 5; c++) {
        cube[a][b][c] = n++ * (b - c);
      }
    }
  }
  int (*row)[5] = cube[1];
  int *e = element(cube, 2, 3, 1);
  *e += row[2][3] * 100;
  printf("%d %d %d\n", plane_sum(cube[0], 4), plane_sum(cube[2], 4), *e);
  printf("%zu %zu %td\n", sizeof cube, sizeof *cube[0], e - &cube[2][0][0]);
  printf("%s %s %d\n", words[0][1], *words[1], words[1][2][0]);
  int table[2][2][2][2] = {{{{1, 2}, {3}}, {{4}}}, {[1] = {{5, 6}, {7, 8}}}};
  printf("%d %d %d\n", table[0][1][0][0], table[1][0][1][1], table[1][1][1][1]);
  return 0;
}
