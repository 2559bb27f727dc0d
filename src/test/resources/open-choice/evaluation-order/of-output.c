#include "../harmless.h"

static int say(const char *s) { fputs(s, stdout); return 1; }
int main(void) {
  unsigned h = 0;
  for (unsigned i = 0; i < 5; i++) h += harmless(i);
  h += say("left ") + say("right "); /* UNSPECIFIED: evaluation-order */
  printf("%u\n", h);
}
