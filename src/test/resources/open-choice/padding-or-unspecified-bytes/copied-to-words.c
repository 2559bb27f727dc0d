#include "../harmless.h"

struct s {
  char c;
  int i;
};
int main(void) {
  struct s s;
  memset(&s, 0, sizeof s);
  s.c = 1;
  s.i = 2;
  unsigned w[2];
  memcpy(w, &s, sizeof s);
  printf("%u %u\n", harmless(1), w[0] >> 8);
}
