#include <stdio.h>

#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })

int main(void) {
  int i = 3;
  printf("%d\n", MAX(i++, 2));
  int r = ({ int s = 0; for (int k = 0; k < 5; k++) s += k; s; });
  printf("%d\n", r);
  double d = MAX(1.5, 2);
  printf("%g\n", d);
  int x = ({ if (r > 5) i = 9; i; }) + 1;
  printf("%d\n", x);
  struct p { int a, b; } p = ({ struct p q = {1, 2}; q.a += 5; q; });
  printf("%d %d\n", p.a, p.b);
  ({ puts("void"); });
  printf("%d\n", ({ struct p q = {4, 5}; q; }).b);
  for (int k = 0; k < 3; k++) {
    int v = ({ if (k == 1) continue; k * 2; });
    printf("%d ", v);
  }
  puts("");
  return 0;
}
