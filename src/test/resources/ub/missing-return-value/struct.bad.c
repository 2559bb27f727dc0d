#include <stdio.h>

struct s {
  int a;
};

static struct s make(int n) {
  struct s s = {n};
  if (n) return s;
} /* UB: missing-return-value */

int main(void) {
  int r = make(0).a; /* UB: missing-return-value */
  puts(r ? "set" : "clear");
  return 0;
}
