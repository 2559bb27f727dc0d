#include "../harmless.h"

static int meets(const char *end, const char *start) { return end == start; } /* UNSPECIFIED: one-past-equality */
int main(void) {
  char left[8], right[8];
  printf("%u %d\n", harmless(1), meets(left + sizeof left, right));
}
