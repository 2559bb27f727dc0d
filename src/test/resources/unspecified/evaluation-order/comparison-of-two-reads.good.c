#include <stdio.h>

static int pos;
static const char *text = "ab";
static int get(void) { return text[pos++]; }

int main(void) {
  int a = get(), b = get();
  puts(a < b ? "rising" : "falling");
  return 0;
}
