#include "../harmless.h"

static const char *whole = "foobar";
int main(void) {
  const char *tail = "bar";
  printf("%u %d\n", harmless(1), whole + 3 == tail); /* UNSPECIFIED: string-literal-identity */
}
