#include "../harmless.h"

static int a[4], b[4];
int main(void) {
  long d = (long)(a + 4) - (long)b;
  printf("%u %s\n", harmless(1), d ? "apart" : "next");
}
