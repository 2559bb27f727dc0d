/* Searches that leave nested loops by break, return, goto and flags. */
#include <stdbool.h>
#include <stdio.h>

static const char maze[5][8] = {"#######", "#..#..#", "#.##.##", "#....G#", "#######"};

static bool find(char wanted, int *row, int *column) {
  for (int r = 0; r < 5; r++) {
    for (int c = 0; c < 7; c++) {
      if (maze[r][c] == wanted) {
        *row = r;
        *column = c;
        return true;
      }
    }
  }
  return false;
}

int pythagorean(int limit) {
  int a, b, c;
  for (a = 1; a < limit; a++) {
    for (b = a; b < limit; b++) {
      for (c = b; c < limit; c++) {
        if (a + b + c == 60 && a * a + b * b == c * c) {
          goto found;
        }
        if (a + b + c > 60) {
          break;
        }
      }
    }
  }
  return -1;
found:
  return a * 10000 + b * 100 + c;
}

int first_repeat(const int *a, int n) {
  bool done = false;
  int at = -1;
  for (int i = 0; i < n && !done; i++) {
    for (int j = 0; j < i; j++) {
      if (a[i] == a[j]) {
        at = i, done = true;
        break;
      }
    }
  }
  return at;
}

int main(void) {
  int r = -1, c = -1;
  printf("%d ", find('G', &r, &c));
  printf("%d %d %d\n", r, c, find('?', &r, &c));
  printf("%d %d\n", pythagorean(40), pythagorean(9));
  printf("%d\n", first_repeat((int[]){4, 8, 1, 9, 8, 4}, 6));
  return 0;
}
