/* Members and elements of structs that functions return, without names for them. */
#include <stdio.h>

struct row {
  int cells[4];
  struct { char text[6]; } label;
};

static int calls;

static struct row make(int start) {
  struct row r = {{start, start + 1, start * 2, -start}, {"row"}};
  r.label.text[3] = (char)('0' + start % 10);
  r.label.text[4] = 0;
  calls++;
  return r;
}

static int sum(const int *from) {
  return from[0] + from[1] * 10 + from[2] * 100 + from[3] * 1000;
}

int main(void) {
  int total = 0;
  for (int i = 0; i < 4; i++) {
    total += make(i).cells[i];
    total += sum(make(i + 5).cells);
  }
  printf("%d %d\n", total, calls);
  printf("%s %c\n", make(3).label.text, make(4).label.text[3]);
  struct row r = make(1), s = (r.cells[0] ? make(7) : r);
  int last = (calls += 10, make(9)).cells[3];
  printf("%d %d %d %zu\n", s.cells[2], last, calls, sizeof make(0).label);
  return 0;
}
