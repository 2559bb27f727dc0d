#include "../harmless.h"

static int rank(const char *s) { return strcmp(s, "melon"); } /* UNSPECIFIED: library-result */
int main(void) {
  const char *all[] = {"apple", "melon", "zucchini"};
  int sum = 0;
  for (int i = 0; i < 3; i++) sum += (i + 1) * rank(all[i]);
  printf("%u %d\n", harmless(1), sum);
}
