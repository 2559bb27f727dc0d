/* Labels declared for one block, used in macros that search. */
#include <stdio.h>

#define FIND(array, n, wanted)             \
  ({                                       \
    __label__ found;                       \
    int at;                                \
    for (at = 0; at < (n); at++) {         \
      if ((array)[at] == (wanted)) {       \
        goto found;                        \
      }                                    \
    }                                      \
    at = -1;                               \
  found:                                   \
    at;                                    \
  })

static int steps(int n) {
  __label__ again, done;
  int count = 0;
again:
  if (n == 1) goto done;
  n = n & 1 ? 3 * n + 1 : n / 2;
  count++;
  goto again;
done:
  return count;
}

int main(void) {
  int a[] = {7, 3, 9, 1};
  char s[] = "label";
  int first = FIND(a, 4, 9), second = FIND(s, 5, 'e');
  int none = FIND(a, 4, 8);
  printf("%d %d %d\n", first, second, none);
  printf("%d %d\n", steps(27), steps(1));
  return 0;
}
