#include "../harmless.h"

static const char *const words[] = {"one", "two", "three", "two"};
int main(void) {
  int pairs = 0;
  for (int i = 0; i < 4; i++)
    for (int k = i + 1; k < 4; k++) pairs += words[i] == words[k]; /* UNSPECIFIED: string-literal-identity */
  printf("%u %d\n", harmless(1), pairs);
}
