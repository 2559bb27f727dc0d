#include <stdio.h>

enum level { LOW, MID, HIGH, TOP };
struct s { enum level a : 2, b : 3; unsigned n : 3; };

int main(void) {
  struct s s = {TOP, HIGH, 6};
  printf("%d %d %d\n", s.a, s.b, s.n);
  s.a = MID;
  s.b = s.a;
  s.n += s.b;
  printf("%d %d %d\n", s.a, s.b, s.n);
  switch (s.a) {
    case LOW: puts("low"); break;
    case MID: puts("mid"); break;
    case HIGH: case TOP: puts("high");
  }
  return 0;
}
