#include <limits.h>
#include <stdio.h>

_Static_assert(sizeof(int) == 4, "int");
_Static_assert(CHAR_BIT == 8 && (char)-1 < 0, "char");
struct s { char c; _Static_assert(sizeof(long) == 8, "long"); int i; };
enum { CHECK = sizeof(struct s) };

int main(void) {
  _Static_assert(CHECK == 8, "struct");
  _Static_assert(-7 / 2 == -3 && -7 % 2 == -1, "division");
  _Static_assert((1 ? 2 : 1 / 0) == 2, "unevaluated");
  _Static_assert(_Generic(1.f, float: 1, default: 0), "generic");
  printf("%d\n", CHECK);
  return 0;
}
