#include <stdio.h>

static int pos;
static const char *text = "ab";
static int get(void) { return text[pos++]; }

int main(void) {
  puts(get() < get() ? "rising" : "falling"); /* UNSPECIFIED: evaluation-order */
  return 0;
}
